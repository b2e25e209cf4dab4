import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ROUTES } from '../config/routes';
import { inListOrder } from '../domain/list-pages';
import { ListPage } from '../layout/list-page/list-page';
import { PostCards } from '../sections/post-cards/post-cards';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { ListPageContext } from '../seo/page-context';

function ArticlesPage({
  data,
  pageContext,
}: PageProps<Queries.ArticlesPageQuery, ListPageContext>) {
  const posts = inListOrder(data.posts.nodes);
  return (
    <ListPage
      pageContext={pageContext}
      route="articles"
      page={data.page}
      isEmpty={posts.length === 0}
    >
      <PostCards posts={posts} listPath={ROUTES.articles} isMain />
    </ListPage>
  );
}

export default ArticlesPage;

export function Head({ data, pageContext }: HeadProps<Queries.ArticlesPageQuery, ListPageContext>) {
  return <FixedPageHead pageContext={pageContext} route="articles" data={data} />;
}

export const query = graphql`
  query ArticlesPage(
    $pageSlug: String!
    $locale: String!
    $language: String!
    $skip: Int!
    $limit: Int!
  ) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...PageTexts
    }
    posts: allArticle(
      filter: { locale: { eq: $locale } }
      sort: { order: DESC }
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...ArticleCard
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;

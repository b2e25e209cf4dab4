import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ROUTES } from '../config/routes';
import { inListOrder } from '../domain/list-pages';
import { ListPage } from '../layout/list-page/list-page';
import { PostCards } from '../sections/post-cards/post-cards';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { ListPageContext } from '../seo/page-context';

function DocsPage({ data, pageContext }: PageProps<Queries.DocsPageQuery, ListPageContext>) {
  const posts = inListOrder(data.posts.nodes);
  return (
    <ListPage pageContext={pageContext} route="docs" page={data.page} isEmpty={posts.length === 0}>
      <PostCards posts={posts} listPath={ROUTES.docs} isMain />
    </ListPage>
  );
}

export default DocsPage;

export function Head({ data, pageContext }: HeadProps<Queries.DocsPageQuery, ListPageContext>) {
  return <FixedPageHead pageContext={pageContext} route="docs" data={data} />;
}

export const query = graphql`
  query DocsPage(
    $pageSlug: String!
    $locale: String!
    $language: String!
    $skip: Int!
    $limit: Int!
  ) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...PageTexts
    }
    posts: allDoc(
      filter: { locale: { eq: $locale } }
      sort: { order: DESC }
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...DocCard
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

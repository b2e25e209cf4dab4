import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PostListPage } from '../layout/list-page/post-list-page';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { ListPageContext } from '../seo/page-context';

type Data = Queries.NewsListPageQuery;

function NewsListPage({ data, pageContext }: PageProps<Data, ListPageContext>) {
  return <PostListPage pageContext={pageContext} route="news" data={data} />;
}

export default NewsListPage;

export function Head({ data, pageContext }: HeadProps<Data, ListPageContext>) {
  return <FixedPageHead pageContext={pageContext} route="news" data={data} />;
}

export const query = graphql`
  query NewsListPage(
    $pageSlug: String!
    $locale: String!
    $language: String!
    $skip: Int!
    $limit: Int!
  ) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...PageTexts
    }
    posts: allNews(
      filter: { locale: { eq: $locale } }
      sort: [{ isFallback: DESC }, { order: DESC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...PostCard
        ...PostCardPicture
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

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../config/routes';
import { Pagination } from '../layout/pagination/pagination';
import { PageShell } from '../layout/page-shell/page-shell';
import { FixedPage } from '../sections/fixed-page/fixed-page';
import { PostCards } from '../sections/post-cards/post-cards';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { ListPageContext } from '../seo/page-context';
import { Section } from '../ui/section/section';

function NewsListPage({
  data,
  pageContext,
}: PageProps<Queries.NewsListPageQuery, ListPageContext>) {
  const { t } = useTranslation();
  const { page, posts } = data;
  return (
    <PageShell page={pageContext} name={t('common:routes.news')} isFallback={page?.isFallback}>
      <FixedPage page={page} route="news" compact>
        <Section flush>
          {posts.nodes.length > 0 ? (
            <PostCards posts={posts.nodes} listPath={ROUTES.news} isMain />
          ) : (
            <p>{t('common:empty.news')}</p>
          )}
          <Pagination listPath={ROUTES.news} {...pageContext} />
        </Section>
      </FixedPage>
    </PageShell>
  );
}

export default NewsListPage;

export function Head({ data, pageContext }: HeadProps<Queries.NewsListPageQuery, ListPageContext>) {
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
      sort: { order: ASC }
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...NewsCard
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Strings
    }
  }
`;

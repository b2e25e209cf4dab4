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

function ArticlesPage({
  data,
  pageContext,
}: PageProps<Queries.ArticlesPageQuery, ListPageContext>) {
  const { t } = useTranslation();
  const { page, posts } = data;
  return (
    <PageShell page={pageContext} name={t('common:routes.articles')} isFallback={page?.isFallback}>
      <FixedPage page={page} route="articles" compact>
        <Section flush>
          {posts.nodes.length > 0 ? (
            <PostCards posts={posts.nodes} listPath={ROUTES.articles} isMain />
          ) : (
            <p>{t('common:empty.articles')}</p>
          )}
          <Pagination listPath={ROUTES.articles} {...pageContext} />
        </Section>
      </FixedPage>
    </PageShell>
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
      sort: { order: ASC }
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...ArticleCard
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Strings
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../config/routes';
import { Pagination } from '../layout/pagination/pagination';
import { PageShell } from '../layout/page-shell/page-shell';
import { FixedPage } from '../sections/fixed-page/fixed-page';
import { SaleCards } from '../sections/sale-cards/sale-cards';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { ListPageContext } from '../seo/page-context';
import { Section } from '../ui/section/section';

function SalesPage({ data, pageContext }: PageProps<Queries.SalesPageQuery, ListPageContext>) {
  const { t } = useTranslation();
  const { page, sales } = data;
  return (
    <PageShell page={pageContext} name={t('common:routes.sales')} isFallback={page?.isFallback}>
      <FixedPage page={page} route="sales" compact>
        <Section flush>
          {sales.nodes.length > 0 ? (
            <SaleCards sales={sales.nodes} isMain />
          ) : (
            <p>{t('common:empty.sales')}</p>
          )}
          <Pagination listPath={ROUTES.sales} {...pageContext} />
        </Section>
      </FixedPage>
    </PageShell>
  );
}

export default SalesPage;

export function Head({ data, pageContext }: HeadProps<Queries.SalesPageQuery, ListPageContext>) {
  return <FixedPageHead pageContext={pageContext} route="sales" data={data} />;
}

export const query = graphql`
  query SalesPage(
    $pageSlug: String!
    $locale: String!
    $language: String!
    $today: Date!
    $skip: Int!
    $limit: Int!
  ) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...PageTexts
    }
    sales: allSale(
      filter: { locale: { eq: $locale }, validUntil: { gte: $today } }
      sort: { order: ASC }
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...SaleCard
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Strings
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inListOrder } from '../domain/list-pages';
import { ListPage } from '../layout/list-page/list-page';
import { SaleCards } from '../sections/sale-cards/sale-cards';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { ListPageContext } from '../seo/page-context';

function SalesPage({ data, pageContext }: PageProps<Queries.SalesPageQuery, ListPageContext>) {
  const sales = inListOrder(data.sales.nodes);
  return (
    <ListPage pageContext={pageContext} route="sales" page={data.page} isEmpty={sales.length === 0}>
      <SaleCards sales={sales} isMain />
    </ListPage>
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
      sort: [{ isFallback: DESC }, { order: DESC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...SaleCard
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

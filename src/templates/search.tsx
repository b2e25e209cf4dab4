import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { SiteSearch } from '../features/search/site-search';
import { useTranslation } from '../i18n/translation';
import { PageShell } from '../layout/page-shell/page-shell';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { PageHeading } from '../ui/page-heading/page-heading';
import { Section } from '../ui/section/section';

function SearchPage({ pageContext }: PageProps<Queries.SearchPageQuery, PageContext>) {
  const { t } = useTranslation();
  const name = t('common:routes.search');
  return (
    <PageShell page={pageContext} name={name}>
      <>
        <PageHeading title={name} visualisation={t('common:visualisation')} />
        <Section flush>
          {/* Another locale has another index. */}
          <SiteSearch key={pageContext.locale} />
        </Section>
      </>
    </PageShell>
  );
}

export default SearchPage;

export function Head({ data, pageContext }: HeadProps<Queries.SearchPageQuery, PageContext>) {
  return <FixedPageHead pageContext={pageContext} route="search" data={data} />;
}

export const query = graphql`
  query SearchPage($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "search"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;

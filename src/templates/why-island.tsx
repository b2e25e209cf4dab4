import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from '../i18n/translation';
import { PageEnd } from '../layout/page-end/page-end';
import { PageShell } from '../layout/page-shell/page-shell';
import { Areas } from '../sections/areas/areas';
import { FixedPage } from '../sections/fixed-page/fixed-page';
import { PageBlocks } from '../sections/page-blocks/page-blocks';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { Section } from '../ui/section/section';

function WhyIslandPage({ data, pageContext }: PageProps<Queries.WhyIslandPageQuery, PageContext>) {
  const { t } = useTranslation();
  const { page, areas } = data;
  return (
    <PageShell page={pageContext} name={t('common:routes.whyIsland')} isFallback={page?.isFallback}>
      <FixedPage page={page} route="whyIsland">
        {page && page.blocks.length > 0 && (
          <Section flush>
            <PageBlocks blocks={page.blocks} headings="h2" />
          </Section>
        )}
      </FixedPage>
      {areas.nodes.length > 0 && (
        <Section id="areas" tone="sand" title={t('common:areas')}>
          <Areas areas={areas.nodes} />
        </Section>
      )}
      <PageEnd />
    </PageShell>
  );
}

export default WhyIslandPage;

export function Head({ data, pageContext }: HeadProps<Queries.WhyIslandPageQuery, PageContext>) {
  return <FixedPageHead pageContext={pageContext} route="whyIsland" data={data} />;
}

export const query = graphql`
  query WhyIslandPage($pageSlug: String!, $locale: String!, $language: String!) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...PageTexts
    }
    areas: allArea(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...AreaText
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "areas"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from '../i18n/translation';
import { PageShell } from '../layout/page-shell/page-shell';
import { ContactWays } from '../sections/contact-ways/contact-ways';
import { FixedPage } from '../sections/fixed-page/fixed-page';
import { PageBlocks } from '../sections/page-blocks/page-blocks';
import { Request } from '../sections/request/request';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { Section } from '../ui/section/section';

function CooperationPage({
  data,
  pageContext,
}: PageProps<Queries.CooperationPageQuery, PageContext>) {
  const { t } = useTranslation();
  const { page } = data;
  return (
    <PageShell
      page={pageContext}
      name={t('common:routes.cooperation')}
      isFallback={page?.isFallback}
    >
      <FixedPage page={page} route="cooperation">
        {page && page.blocks.length > 0 && (
          <Section flush>
            <PageBlocks blocks={page.blocks} headings="h2" />
          </Section>
        )}
      </FixedPage>
      <Request title={t('common:request.cooperation')} request={{ kinds: ['cooperation'] }}>
        <ContactWays />
      </Request>
    </PageShell>
  );
}

export default CooperationPage;

export function Head({ data, pageContext }: HeadProps<Queries.CooperationPageQuery, PageContext>) {
  return <FixedPageHead pageContext={pageContext} route="cooperation" data={data} />;
}

export const query = graphql`
  query CooperationPage($pageSlug: String!, $locale: String!, $language: String!) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...PageTexts
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { REPLY_DAYS } from '../domain/reply-days';
import { useTranslation } from '../i18n/translation';
import { PageShell } from '../layout/page-shell/page-shell';
import { FixedPage } from '../sections/fixed-page/fixed-page';
import { OfficeMap } from '../sections/office-map/office-map';
import { PageBlocks } from '../sections/page-blocks/page-blocks';
import { Reach } from '../sections/reach/reach';
import { Request } from '../sections/request/request';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { Section } from '../ui/section/section';

function ContactsPage({ data, pageContext }: PageProps<Queries.ContactsPageQuery, PageContext>) {
  const { t } = useTranslation();
  const { page } = data;
  return (
    <PageShell page={pageContext} name={t('common:routes.contacts')} isFallback={page?.isFallback}>
      <FixedPage page={page} route="contacts" compact columns>
        <Reach />
        {page && page.blocks.length > 0 && (
          <Section flush>
            <PageBlocks blocks={page.blocks} headings="h2" />
          </Section>
        )}
      </FixedPage>
      <Request
        title={t('common:request.title')}
        intro={t('common:request.intro', { count: REPLY_DAYS.consultation })}
        request={{ kinds: ['meeting', 'consultation'] }}
      />
      <OfficeMap />
    </PageShell>
  );
}

export default ContactsPage;

export function Head({ data, pageContext }: HeadProps<Queries.ContactsPageQuery, PageContext>) {
  return <FixedPageHead pageContext={pageContext} route="contacts" data={data} />;
}

export const query = graphql`
  query ContactsPage($pageSlug: String!, $locale: String!, $language: String!) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...PageTexts
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "map"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { ROUTES } from '../config/routes';
import { useReportNotFound } from '../hooks/use-report-not-found';
import { LOCALES } from '../i18n/locales';
import { localeOfPath } from '../i18n/paths';
import { PageShell } from '../layout/page-shell/page-shell';
import { WaysOut, type WaysOutImage } from '../sections/ways-out/ways-out';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { PageHeading } from '../ui/page-heading/page-heading';
import { Section } from '../ui/section/section';

/**
 * Gatsby knows one not-found page for all addresses, so this one brings the words of every locale
 * and takes the one that the address names.
 */
function NotFoundPage({
  data,
  pageContext,
  location,
}: PageProps<Queries.NotFoundPageQuery, PageContext>) {
  const { i18n } = useTranslation();
  useReportNotFound(location.pathname);
  const page = pageFor(pageContext, location.pathname);
  const texts = data.pages.nodes.find((node) => node.locale === page.locale);
  return (
    <I18nextProvider i18n={i18n.cloneInstance({ lng: page.language })}>
      <NotFound page={page} image={texts?.image} />
    </I18nextProvider>
  );
}

function NotFound({ page, image }: { page: PageContext; image?: WaysOutImage | null }) {
  const { t } = useTranslation();
  return (
    <PageShell page={page}>
      <PageHeading
        title={t('common:routes.notFound')}
        lead={t('not-found:404_text')}
        visualisation={t('common:visualisation')}
      >
        <p>404</p>
      </PageHeading>
      <Section flush>
        <WaysOut image={image} />
      </Section>
    </PageShell>
  );
}

/** An unknown address has no counterpart in other locales, so the languages lead home. */
function pageFor(page: PageContext, pathname: string): PageContext {
  const locale = localeOfPath(pathname);
  return { ...page, locale, language: LOCALES[locale].language, sharedPath: ROUTES.home };
}

export default NotFoundPage;

export function Head({
  data,
  pageContext,
  location,
}: HeadProps<Queries.NotFoundPageQuery, PageContext>) {
  const page = pageFor(pageContext, location.pathname);
  return (
    <FixedPageHead
      pageContext={page}
      route="notFound"
      data={{
        locales: {
          edges: data.locales.edges.filter(({ node }) => node.language === page.language),
        },
      }}
    />
  );
}

export const query = graphql`
  query NotFoundPage {
    pages: allPage(filter: { slug: { eq: "not-found" } }, sort: { locale: ASC }) {
      nodes {
        locale
        image {
          alt
          isVisualisation
          gatsbyImageData(width: 960, aspectRatio: 2)
        }
      }
    }
    locales: allLocale(
      filter: { ns: { in: ["common", "not-found"] } }
      sort: [{ ns: ASC }, { language: ASC }]
    ) {
      ...Strings
    }
  }
`;

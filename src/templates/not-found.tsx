import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { ROUTES } from '../config/routes';
import { useReportNotFound } from '../hooks/use-report-not-found';
import { LOCALES } from '../i18n/locales';
import { localeOfPath } from '../i18n/paths';
import { pageTranslator } from '../i18n/strings';
import { TranslationProvider, useTranslation } from '../i18n/translation';
import { PageShell } from '../layout/page-shell/page-shell';
import { WaysOut, type WaysOutImage } from '../sections/ways-out/ways-out';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { PageHeading } from '../ui/page-heading/page-heading';
import { Section } from '../ui/section/section';

/**
 * Gatsby has one not-found page for all URLs, so this one has the strings of every locale and uses
 * those of the locale in the URL.
 */
function NotFoundPage({
  data,
  pageContext,
  location,
}: PageProps<Queries.NotFoundPageQuery, PageContext>) {
  useReportNotFound(location.pathname);
  const page = pageFor(pageContext, location.pathname);
  const translator = useMemo(
    () => pageTranslator(data.locales, page.language),
    [data.locales, page.language],
  );
  const texts = data.pages.nodes.find((node) => node.locale === page.locale);
  return (
    <TranslationProvider translator={translator}>
      <NotFound page={page} image={texts?.image} />
    </TranslationProvider>
  );
}

function NotFound({ page, image }: { page: PageContext; image?: WaysOutImage | null }) {
  const { t } = useTranslation();
  return (
    <PageShell page={page}>
      <>
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
      </>
    </PageShell>
  );
}

/** An unknown URL has no counterpart in other locales, so the language links lead home. */
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
  return <FixedPageHead pageContext={page} route="notFound" data={{ locales: data.locales }} />;
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

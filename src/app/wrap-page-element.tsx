import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { useMemo, type ReactNode } from 'react';
import { pageTranslator, type StringsResult } from '../i18n/strings';
import { TranslationProvider } from '../i18n/translation';
import { PageView } from './page-view';
import type { PageContext } from '../seo/page-context';
import { ErrorBoundary } from './error-boundary';
import { Modals } from './modals';

type WrapPageElement = NonNullable<GatsbyBrowser['wrapPageElement'] & GatsbySSR['wrapPageElement']>;

/** The props this reads of a page: its strings, and the context that the i18n plugin reads too. */
interface PageProps {
  readonly data?: { readonly locales?: StringsResult } | null;
  readonly pageContext: { readonly i18n: { readonly language: string } };
}

interface PageTranslationProps {
  page: PageProps;
  children: ReactNode;
}

/** Provides the strings of the page's query. */
function PageTranslation({ page: { data, pageContext }, children }: PageTranslationProps) {
  const strings = data?.locales;
  const { language } = pageContext.i18n;
  const translator = useMemo(() => pageTranslator(strings, language), [strings, language]);
  return <TranslationProvider translator={translator}>{children}</TranslationProvider>;
}

/** Wraps every page, in the browser and during server-side rendering. */
export const wrapPageElement: WrapPageElement = ({ element, props }) => (
  <ErrorBoundary pathname={props.location.pathname}>
    <PageView page={props.pageContext as Partial<PageContext>} pathname={props.location.pathname} />
    <PageTranslation page={props as unknown as PageProps}>{element}</PageTranslation>
    <Modals pathname={props.location.pathname} />
  </ErrorBoundary>
);

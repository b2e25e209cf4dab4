import type { GatsbySSR } from 'gatsby';
import { RESOURCES_ATTRIBUTE } from '../config/browser';
import { MANIFEST_PATH, THEME_COLOR } from '../config/site';
import { LOCALES } from '../i18n/locales';
import { localeOfPath } from '../i18n/paths';
import display from '../styles/fonts/cormorant-500.woff2';
import text from '../styles/fonts/onest-400.woff2';
import { resourceNames } from '../utils/gatsby-internals';
import { earlyScripts } from './early/early-scripts';

/**
 * Sets the page's `lang` and names its resources for `preloadResources`, puts the inline scripts and
 * icons into the head, and preloads the two fonts of the first screen: from CSS alone they would be
 * requested a round trip later.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({
    lang: LOCALES[localeOfPath(pathname)].language,
    ...{ [RESOURCES_ATTRIBUTE]: resourceNames(loadPageDataSync(pathname)).join(' ') },
  });
  setHeadComponents([
    ...earlyScripts(pathname),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href={MANIFEST_PATH} />,
    <meta key="theme-color" name="theme-color" content={THEME_COLOR} />,
    ...[display, text].map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  ]);
};

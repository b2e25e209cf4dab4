import type { GatsbySSR } from 'gatsby';
import { LOCALES } from '../i18n/locales';
import { localeOfPath } from '../i18n/paths';
import display from '../styles/fonts/cormorant-500.woff2';
import text from '../styles/fonts/onest-400.woff2';
import { earlyScripts } from './early/early-scripts';

/**
 * Names the language of the page, puts the scripts that cannot wait and the site's icons into the head, and asks for the two fonts
 * of the first screen at once: CSS alone would ask a round trip later.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: LOCALES[localeOfPath(pathname)].language });
  setHeadComponents([
    ...earlyScripts(pathname),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
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

import type { GatsbySSR } from 'gatsby';
import display from '../styles/fonts/cormorant-500.woff2';
import text from '../styles/fonts/onest-400.woff2';
import { earlyScripts } from './early/early-scripts';

/**
 * Puts the scripts that cannot wait and the site's icons into the head, and asks for the two fonts
 * of the first screen at once: CSS alone would ask a round trip later.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) => {
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

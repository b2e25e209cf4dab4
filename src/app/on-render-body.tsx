import type { GatsbySSR } from 'gatsby';
import display from '../styles/fonts/cormorant-500.woff2';
import text from '../styles/fonts/onest-400.woff2';
import { earlyScripts } from './early/early-scripts';

/**
 * Puts the scripts that cannot wait into the head, and asks for the two fonts of the first screen
 * at once: CSS alone would ask a round trip later.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) => {
  setHeadComponents([
    ...earlyScripts(pathname),
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

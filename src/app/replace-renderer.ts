import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders a page in one piece. React 18's streams, which Gatsby takes otherwise, leave bytes of
 * their buffer unwritten where a letter of two bytes meets its end: NUL in Russian and Ukrainian
 * pages (https://github.com/facebook/react/issues/31134). Nothing of a page is lazy on the server.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  // Gatsby's type calls it a node; it is the element around the page.
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
};

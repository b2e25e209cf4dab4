import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders a page to a string. React 18's streams, Gatsby's default, corrupt a two-byte letter at
 * the end of their buffer: NUL bytes in Russian and Ukrainian pages
 * (https://github.com/facebook/react/issues/31134). No part of a page is lazy on the server.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  // Gatsby's type calls it a node; it is the element around the page.
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
};

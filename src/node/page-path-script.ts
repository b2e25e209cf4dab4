import type { PreRenderHTMLArgs } from 'gatsby';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { HOST_NOT_FOUND, ROUTES } from '../config/routes';
import { splitLocale } from '../i18n/paths';
import { PAGE_PATH_SCRIPT, pagePathLiteral } from './gatsby-internals';

/** Attribute of the script with the path of its page. */
const PATH_ATTRIBUTE = 'data-page-path';

/** How the script reads it: the same text on every page, which one hash of the policy allows. */
const READ_ATTRIBUTE = `window.pagePath=document.currentScript.getAttribute(${JSON.stringify(PATH_ATTRIBUTE)})`;

type InlineScript = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>;

const isPagePathScript = (node: ReactNode): node is InlineScript =>
  isValidElement<{ dangerouslySetInnerHTML?: { __html?: unknown } }>(node) &&
  node.key === PAGE_PATH_SCRIPT &&
  typeof node.props.dangerouslySetInnerHTML?.__html === 'string';

/**
 * The path that Gatsby is told. It navigates the browser to the path that a page was rendered for,
 * except on its own not-found page. The localized ones claim to be that page, so that an unknown URL
 * stays in the address bar.
 */
function toldPath(pathname: string): string {
  const { locale, path } = splitLocale(pathname);
  return locale && path === ROUTES.notFound ? HOST_NOT_FOUND : pathname;
}

/** Moves the page's path from the text of Gatsby's inline script into an attribute of it. */
export function keepPagePathOutOfScript({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  replacePostBodyComponents(
    getPostBodyComponents().map((node) => {
      if (!isPagePathScript(node)) return node;
      const text = node.props.dangerouslySetInnerHTML.__html;
      return cloneElement(node, {
        [PATH_ATTRIBUTE]: toldPath(pathname),
        dangerouslySetInnerHTML: {
          __html: text.replace(pagePathLiteral(pathname), () => READ_ATTRIBUTE),
        },
      } as object);
    }),
  );
}

import type { GatsbySSR } from 'gatsby';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { ROUTES } from '../config/routes';
import { localizePath, splitLocale } from '../i18n/paths';

/** Key of Gatsby's script that tells the browser which page the HTML was made for. */
const PAGE_PATH_SCRIPT = 'script-loader';

/** The one not-found page that Gatsby's loader knows. */
const GATSBY_NOT_FOUND = '/404.html';

/**
 * Gatsby moves the browser to the path a page was rendered for, but for its own not-found page.
 * The localized ones say they are that page, so that an unknown address stays in the address bar.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const { locale, path } = splitLocale(pathname);
  if (!locale || path !== ROUTES.notFound) return;
  const rendered = `"${localizePath(path, locale)}"`;
  replacePostBodyComponents(
    getPostBodyComponents().map((component) =>
      isScript(component) && component.key === PAGE_PATH_SCRIPT
        ? cloneElement(component, {
            dangerouslySetInnerHTML: {
              __html: component.props.dangerouslySetInnerHTML.__html.replace(
                rendered,
                `"${GATSBY_NOT_FOUND}"`,
              ),
            },
          })
        : component,
    ),
  );
};

function isScript(
  node: unknown,
): node is ReactElement<{ dangerouslySetInnerHTML: { __html: string } }> {
  return (
    isValidElement<{ dangerouslySetInnerHTML?: { __html?: unknown } }>(node) &&
    typeof node.props.dangerouslySetInnerHTML?.__html === 'string'
  );
}

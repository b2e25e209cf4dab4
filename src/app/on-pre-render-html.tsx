import type { GatsbySSR, PreRenderHTMLArgs } from 'gatsby';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { HOST_NOT_FOUND, ROUTES } from '../config/routes';
import { localizePath, splitLocale } from '../i18n/paths';

/** Key of Gatsby's script that tells the browser which page the HTML was made for. */
const PAGE_PATH_SCRIPT = 'script-loader';

/** Keys of what the image plugin adds to each page, for a component that our pictures do without. */
const IMAGE_PLUGIN = /^gatsby-image-style/;

/**
 * What Gatsby has put together for a page, before it becomes HTML: the fonts and the picture of the
 * first screen are asked for ahead of the styles, which fill the first packets. Of these the sheet
 * that says the order of the layers comes first (docs/decisions/0021-cascade-layers.md).
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const head = page.getHeadComponents().filter((node) => !IMAGE_PLUGIN.test(keyOf(node)));
  const isFirst = (node: ReactNode) => isPreload(node) || saysLayerOrder(node);
  page.replaceHeadComponents([
    ...head.filter(isPreload),
    ...head.filter(saysLayerOrder),
    ...head.filter((node) => !isFirst(node)),
  ]);
  setNotFoundPagePath(page);
};

/**
 * Gatsby moves the browser to the path a page was rendered for, but for its own not-found page.
 * The localized ones say they are that page, so that an unknown address stays in the address bar.
 */
function setNotFoundPagePath({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const { locale, path } = splitLocale(pathname);
  if (!locale || path !== ROUTES.notFound) return;
  const rendered = `"${localizePath(path, locale)}"`;
  replacePostBodyComponents(
    getPostBodyComponents().map((component) =>
      hasText(component) && component.key === PAGE_PATH_SCRIPT
        ? cloneElement(component, {
            dangerouslySetInnerHTML: {
              __html: component.props.dangerouslySetInnerHTML.__html.replace(
                rendered,
                `"${HOST_NOT_FOUND}"`,
              ),
            },
          })
        : component,
    ),
  );
}

const keyOf = (node: ReactNode) => String((isValidElement(node) && node.key) ?? '');

const isPreload = (node: ReactNode) =>
  isValidElement<{ rel?: unknown }>(node) && node.type === 'link' && node.props.rel === 'preload';

/** A style that begins with a layer statement, as src/styles/layers.css does. */
const saysLayerOrder = (node: ReactNode) =>
  hasText(node) &&
  node.type === 'style' &&
  /^@layer [^{]*;/.test(node.props.dangerouslySetInnerHTML.__html);

function hasText(
  node: unknown,
): node is ReactElement<{ dangerouslySetInnerHTML: { __html: string } }> {
  return (
    isValidElement<{ dangerouslySetInnerHTML?: { __html?: unknown } }>(node) &&
    typeof node.props.dangerouslySetInnerHTML?.__html === 'string'
  );
}

import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { CONSENT_MODE } from '../config/browser';
import { holdTagManager } from './hold-tag-manager';
import { IMAGE_PLUGIN_KEYS } from './gatsby-internals';
import { keepPagePathOutOfScript } from './page-path-script';

/**
 * Reorders a page's head: what names the page goes first, for readers that take the beginning alone,
 * and the preloads of the fonts and of the picture of the first screen ahead of the styles, which
 * fill the first packets. Of these the sheet that declares the order of the
 * layers comes first (docs/decisions/0021-cascade-layers.md).
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const head = page.getHeadComponents().filter((node) => !IMAGE_PLUGIN_KEYS.test(keyOf(node)));
  const isFirst = (node: ReactNode) => namesPage(node) || isPreload(node) || saysLayerOrder(node);
  page.replaceHeadComponents([
    ...head.filter(namesPage),
    ...head.filter(isPreload),
    ...head.filter(saysLayerOrder),
    ...head.filter((node) => !isFirst(node)),
  ]);
  if (CONSENT_MODE === 'basic') holdTagManager(page);
  keepPagePathOutOfScript(page);
};

const keyOf = (node: ReactNode) => String((isValidElement(node) && node.key) ?? '');

const isPreload = (node: ReactNode) =>
  isValidElement<{ rel?: unknown }>(node) && node.type === 'link' && node.props.rel === 'preload';

const PAGE_RELATIONS = ['canonical', 'alternate'];

/** The title, the description, the canonical URL and the translations. */
const namesPage = (node: ReactNode) =>
  isValidElement<{ name?: unknown; rel?: unknown }>(node) &&
  (node.type === 'title' ||
    (node.type === 'meta' && ['description', 'robots'].includes(String(node.props.name))) ||
    (node.type === 'link' && PAGE_RELATIONS.includes(String(node.props.rel))));

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

import type { PreRenderHTMLArgs } from 'gatsby';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { HELD_SCRIPT_ATTRIBUTE } from '../config/analytics';
import { TAG_MANAGER_KEY } from './gatsby-internals';

const isTagManager = (node: ReactNode) => isValidElement(node) && node.key === TAG_MANAGER_KEY;

/**
 * Blocks the tag manager until consent: its script becomes a data block, which
 * src/features/consent/tag-manager.ts runs, and its `noscript` frame is removed, since without
 * JavaScript nobody can be asked.
 */
export function holdTagManager(page: PreRenderHTMLArgs): void {
  const head = page.getHeadComponents();
  if (!head.some(isTagManager)) return;
  page.replaceHeadComponents(
    head.map((node) =>
      isValidElement<object>(node) && isTagManager(node)
        ? cloneElement(node, { type: 'text/plain', [HELD_SCRIPT_ATTRIBUTE]: '' } as object)
        : node,
    ),
  );
  page.replacePreBodyComponents(page.getPreBodyComponents().filter((node) => !isTagManager(node)));
}

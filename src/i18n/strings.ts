import type { MessageTree } from './messages';
import type { PageNamespace, PageTranslator } from './translation';
import { createTranslator } from './translator';

/** Interface strings in the result of a page query. */
export interface StringsResult {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly ns: string | null;
      readonly data: string | null;
      readonly language: string | null;
    };
  }>;
}

/**
 * Creates a translator from the strings of a page query.
 *
 * @param strings - of one language or several; undefined if the query has none
 * @param language - BCP 47, of the strings to take
 */
export function pageTranslator(
  strings: StringsResult | null | undefined,
  language: string,
): PageTranslator {
  const messages: Partial<Record<PageNamespace, MessageTree>> = {};
  for (const { node } of strings?.edges ?? []) {
    if (node.language !== language || !node.ns || !node.data) continue;
    messages[node.ns as PageNamespace] = JSON.parse(node.data) as MessageTree;
  }
  return createTranslator(language, messages);
}

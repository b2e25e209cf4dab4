import rules from '../../../../contract/links/rules.json';

type LinkKind = keyof typeof rules.link.kinds;

const refused = new RegExp(rules.link.refused, 'iu');
const kinds = Object.entries(rules.link.kinds).map(
  ([kind, pattern]) => [kind as LinkKind, new RegExp(pattern, 'iu')] as const,
);

/** Base URL, which the URL parser needs for paths. */
export const ANY_ORIGIN = 'https://site.invalid';

/**
 * Kind of a link by its URL (rule in `contract/links`).
 *
 * @returns undefined for a forbidden URL.
 */
export function linkKind(address: string): LinkKind | undefined {
  const text = address.trim();
  if (refused.test(text) || !URL.canParse(text, ANY_ORIGIN)) return undefined;
  return kinds.find(([, pattern]) => pattern.test(text))?.[0];
}

import rules from '../../contract/links/rules.json';

const refused = new RegExp(rules.link.refused, 'iu');
const kinds = Object.entries(rules.link.kinds).map(
  ([kind, pattern]) => [kind as LinkKind, new RegExp(pattern, 'iu')] as const,
);

/** Kinds of link targets: another site, a mailbox, a phone, a path of the site, a fragment. */
export type LinkKind = keyof typeof rules.link.kinds;

/** Paths need an origin to be parsed with. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * Kind of link target of a URL of the CMS (rule in `contract/links`).
 *
 * @returns undefined for a URL that is not allowed
 */
export function linkKind(address: string): LinkKind | undefined {
  const text = address.trim();
  if (refused.test(text) || !URL.canParse(text, ANY_ORIGIN)) return undefined;
  return kinds.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The URL if it is allowed, else null. */
export function safeLink(address: string | null | undefined): string | null {
  return address && linkKind(address) ? address.trim() : null;
}

/** Allowed URLs of links, as regular expressions with the flags `iu`. */
export interface LinkPatterns {
  /** Characters that no URL may contain, such as control characters. */
  readonly refused: string;
  /** Kinds of addresses by name; a link is of one of them. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** @returns The trimmed URL; undefined if it is not allowed. */
export type LinkRule = (address: string) => string | undefined;

/** Base URL for parsing paths. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * The rule for every `href` and `src`: an allow list, so that no assumption about how browsers
 * parse tabs, entities or backslashes is needed.
 */
export function linkRule({ refused, kinds }: LinkPatterns): LinkRule {
  const never = new RegExp(refused, 'iu');
  const allowed = Object.values(kinds).map((pattern) => new RegExp(pattern, 'iu'));
  return (address) => {
    const text = address.trim();
    const isAllowed =
      !never.test(text) &&
      allowed.some((pattern) => pattern.test(text)) &&
      URL.canParse(text, ANY_ORIGIN);
    return isAllowed ? text : undefined;
  };
}

const SHOWN_CHARACTERS = 80;

/** Warning about a URL that is left out. */
export function refusedLink(address: string): string {
  const shown =
    address.length > SHOWN_CHARACTERS ? `${address.slice(0, SHOWN_CHARACTERS)}…` : address;
  return `${JSON.stringify(shown)} is no address that a link may have; the link is left out`;
}

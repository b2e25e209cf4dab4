/** Which addresses a link may have, as regular expressions with the flags `iu`. */
export interface LinkPatterns {
  /** What no address may hold, such as control characters. */
  readonly refused: string;
  /** Kinds of addresses by name; a link is of one of them. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** @returns The address without spaces around it; nothing where no link may have it. */
export type LinkRule = (address: string) => string | undefined;

/** Paths need an origin to be parsed with. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * The one rule for everything that becomes an `href` or a `src`. It allows and never forbids: what
 * browsers make of tabs, entities or backslashes needs no guessing.
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

/** Says that an address is left out. */
export function refusedLink(address: string): string {
  const shown =
    address.length > SHOWN_CHARACTERS ? `${address.slice(0, SHOWN_CHARACTERS)}…` : address;
  return `${JSON.stringify(shown)} is no address that a link may have; the link is left out`;
}

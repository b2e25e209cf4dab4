export interface Token {
  /** With its two dashes. */
  name: string;
  value: string;
}

export interface TokenGroup {
  name: string;
  tokens: readonly Token[];
}

/** Groups by how the names of their tokens begin, in the order they are shown. */
const GROUPS: ReadonlyArray<[name: string, names: RegExp]> = [
  ['Families', /^--font-/],
  ['Sizes', /^--(?:text|title)-/],
  ['Space', /^--(?:space-|page-|gutter$|line-length$|radius$)/],
  ['Motion', /^--(?:ease|duration|travel)/],
  ['Colours', /^--/],
];

/** The custom properties that the style sheets of a document give its root element. */
export function rootTokens({ styleSheets }: Pick<Document, 'styleSheets'>): Token[] {
  return [...styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule && rule.selectorText === ':root')
    .flatMap(({ style }) =>
      Array.from(style)
        .filter((name) => name.startsWith('--'))
        .map((name) => ({ name, value: style.getPropertyValue(name).trim() })),
    );
}

/** Sorts tokens into groups by their names; what fits none is a colour. */
export function groupTokens(tokens: readonly Token[]): TokenGroup[] {
  const groupOf = ({ name }: Token) => GROUPS.find(([, names]) => names.test(name))?.[0];
  return GROUPS.map(([name]) => ({
    name,
    tokens: tokens.filter((token) => groupOf(token) === name),
  })).filter((group) => group.tokens.length > 0);
}

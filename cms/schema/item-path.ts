import paths from '../../contract/links/item-paths.json';

interface PathRule {
  collection: string;
  where?: Readonly<Record<string, string>>;
  path: string;
}

const RULES: readonly PathRule[] = paths;

const rulesOf = (collection: string) => RULES.filter((rule) => rule.collection === collection);

/** Columns that determine the path of an item's page; none if the collection has no pages. */
export const pathColumns = (collection: string): string[] => [
  ...new Set(rulesOf(collection).flatMap(({ where }) => ['slug', ...Object.keys(where ?? {})])),
];

/**
 * The page of an item (rule in `contract/links/item-paths.json`).
 *
 * @returns Its path without the prefix of a locale; undefined if it has no page.
 * @example itemPath('posts', { kind: 'news', slug: 'keys' }) // => '/news/keys'
 */
export function itemPath(
  collection: string,
  item: Readonly<Record<string, unknown>>,
): string | undefined {
  const { slug } = item;
  const rule = rulesOf(collection).find(({ where }) =>
    Object.entries(where ?? {}).every(([column, value]) => item[column] === value),
  );
  return rule && typeof slug === 'string' && slug !== ''
    ? rule.path.replace('{slug}', () => slug)
    : undefined;
}

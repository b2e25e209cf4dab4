import { fillPlaceholders, type PlaceholderValues } from './placeholders';

/** Interface strings as a page query brings them. */
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
 * Looks a string up outside of React's tree, where `Head` is rendered.
 *
 * @param key - path of the string, `routes.news`
 * @param values - what its placeholders stand for
 * @returns the key itself where the page brought no such string
 */
export function stringOf(
  strings: StringsResult,
  namespace: string,
  key: string,
  values: PlaceholderValues = {},
): string {
  const source = strings.edges.find(({ node }) => node.ns === namespace)?.node.data;
  let value: unknown = source ? JSON.parse(source) : undefined;
  for (const part of key.split('.')) {
    value =
      typeof value === 'object' && value ? (value as Record<string, unknown>)[part] : undefined;
  }
  return typeof value === 'string' ? fillPlaceholders(value, values) : key;
}

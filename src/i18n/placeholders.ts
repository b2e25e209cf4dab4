/** Values of placeholders, by name. */
export type PlaceholderValues = Readonly<Record<string, unknown>>;

const PLACEHOLDER = /\{\{(.+?)\}\}/g;

/**
 * Fills in the placeholders of an interface string. One without a value stays.
 *
 * @example fillPlaceholders('Page {{page}}', { page: 2 }) // => 'Page 2'
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) =>
    String(values[name.trim()] ?? placeholder),
  );
}

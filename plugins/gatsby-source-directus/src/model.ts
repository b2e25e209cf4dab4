import type { ContentField, ContentType, LocaleOption } from './options';

/**
 * @example snakeCase('seoTitle') // => 'seo_title'
 */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** CMS field of a field of the model. */
export function columnOf(name: string, field: { readonly column?: string }): string {
  return field.column ?? snakeCase(name);
}

type Kind = ContentField['type'];

/** A field with its name and its CMS field. */
export interface NamedField<K extends Kind = Kind> {
  name: string;
  column: string;
  field: Extract<ContentField, { type: K }>;
}

const known = new WeakMap<ContentType, Map<string, NamedField[]>>();

/**
 * The type's fields of some kinds, in the order of the model. Cached, since it is called for every
 * item.
 */
export function fieldsOf<K extends Kind>(
  type: ContentType,
  ...kinds: readonly K[]
): readonly NamedField<K>[] {
  const ofType = known.get(type) ?? new Map<string, NamedField[]>();
  known.set(type, ofType);
  const key = kinds.join();
  let fields = ofType.get(key);
  if (fields === undefined) {
    fields = Object.entries(type.fields)
      .filter(([, field]) => (kinds as readonly Kind[]).includes(field.type))
      .map(([name, field]) => ({ name, column: columnOf(name, field), field }));
    ofType.set(key, fields);
  }
  return fields as unknown as NamedField<K>[];
}

/** The columns that order a type, with their direction. */
export function sortColumns(type: ContentType): { column: string; descending: boolean }[] {
  return (type.sort ?? []).map((entry) =>
    entry.startsWith('-')
      ? { column: entry.slice(1), descending: true }
      : { column: entry, descending: false },
  );
}

/**
 * The fallback order of a locale: itself, its fallbacks, then any other.
 *
 * @returns Locale codes, each once.
 */
export function textOrder(locale: LocaleOption, locales: readonly LocaleOption[]): string[] {
  return [
    ...new Set([locale.code, ...(locale.fallback ?? []), ...locales.map(({ code }) => code)]),
  ];
}

/** Id of the node of an item; `locale` only where the type is translated. */
export function nodeId(type: string, itemId: string, locale?: string): string {
  return locale === undefined ? `${type}:${itemId}` : `${type}:${itemId}:${locale}`;
}

/** URL of an item in the admin. */
export function adminAddress(url: string, type: ContentType, itemId: string): string {
  const list = `${url.replace(/\/+$/, '')}/admin/content/${type.collection}`;
  return type.singleton ? list : `${list}/${itemId}`;
}

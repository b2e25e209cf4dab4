import type { Person } from '../rules/builds';

type Values = Readonly<Record<string, unknown>>;

/** A revision of a row of translations. */
export interface Revision {
  id: number;
  /** Key of the row. */
  item: string | number;
  /** The row after the change. */
  data: Values | null;
  activity: { timestamp: string; user: Person | null } | null;
}

/** A text that was replaced by a later one. */
export interface EarlierVersion {
  /** The revision that brought it. */
  revision: number;
  language: string;
  /** When it was replaced, ISO 8601, and by whom. */
  until: string;
  by: string;
  /** Its fields that differ from those of the text that replaced it. */
  fields: string[];
  data: Values;
}

/** Columns that are no text. */
const TECHNICAL = /^(?:id|languages_code|date_\w+|\w+_id)$/;

const nameOf = (person: Person | null | undefined): string =>
  [person?.first_name, person?.last_name].filter(Boolean).join(' ');

const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * The earlier versions of texts, newest first, without those that another one equals.
 *
 * @param revisions - of rows of translations, newest first
 * @param languages - by key of the row: revisions leave out references
 */
export function earlierVersions(
  revisions: readonly Revision[],
  languages: ReadonlyMap<string, string>,
): EarlierVersion[] {
  const later = new Map<string, Revision>();
  return revisions.flatMap((revision): EarlierVersion[] => {
    const { id, item, data } = revision;
    const next = later.get(String(item));
    later.set(String(item), revision);
    if (!next?.data || !data || !next.activity) return [];
    const names = new Set([...Object.keys(data), ...Object.keys(next.data)]);
    const fields = [...names].filter(
      (field) => !TECHNICAL.test(field) && !same(data[field], next.data?.[field]),
    );
    const language = languages.get(String(item));
    if (fields.length === 0 || language === undefined) return [];
    const { timestamp, user } = next.activity;
    return [{ revision: id, language, until: timestamp, by: nameOf(user), fields, data }];
  });
}

const BREAKS = /<\/(?:p|h\d|li|tr|div|blockquote)>|<br\s*\/?>/gi;

/**
 * A text without markup, a line per paragraph; lists of entries as they are stored.
 *
 * @example plainText('<p>One</p><p>Two &amp; three</p>') // => 'One\nTwo & three'
 */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value, null, 1);
  const broken = value.replace(BREAKS, '\n');
  const { body } = new DOMParser().parseFromString(broken, 'text/html');
  return (body.textContent ?? '').trim();
}

import type { Person } from '../rules/builds';

type Values = Readonly<Record<string, unknown>>;

/** A revision of a row of translations. */
export interface Revision {
  id: number;
  /** Key of the row. */
  item: string | number;
  /** The row after the change. */
  data: Values | null;
  activity: { action: string; timestamp: string; user: Person | null } | null;
}

/** Language and item of a row of translations. */
export interface Owner {
  language: string;
  /** Key of the item; undefined for a row of today, whose item is known. */
  parent?: string | number;
}

/** A text that was replaced by a later one, or deleted. */
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
  /** Set if the row is gone: key of the item that the text belonged to. */
  goneFrom?: string | number;
  /** Whether it was deleted then, not replaced. */
  isDeleted: boolean;
}

/** Columns that are no text. */
const TECHNICAL = /^(?:id|languages_code|date_\w+|\w+_id)$/;

const nameOf = (person: Person | null | undefined): string =>
  [person?.first_name, person?.last_name].filter(Boolean).join(' ');

const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Names of the fields of a row that are texts. */
const textsIn = (data: Values): string[] =>
  Object.keys(data).filter((field) => !TECHNICAL.test(field));

/** The texts of a version, without what belongs to its row. */
export const textsOf = ({ data }: EarlierVersion): Values =>
  Object.fromEntries(textsIn(data).map((field) => [field, data[field]]));

const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/**
 * The rows of an item that are gone, from the revisions that their deletion left
 * (`extensions/content`, deleted-texts.ts).
 *
 * @param parent - the column with the item's key
 * @param key - undefined for a singleton
 */
export function goneRows(
  revisions: readonly Revision[],
  { parent, key }: { parent: string; key: string | number | undefined },
): Map<string, Owner> {
  const gone = revisions.flatMap(({ item, data }): [string, Owner][] => {
    const { [parent]: owner, languages_code: language } = data ?? {};
    const isKey = typeof owner === 'string' || typeof owner === 'number';
    if (!isKey || typeof language !== 'string') return [];
    const isOwn = key === undefined || String(owner) === String(key);
    return isOwn ? [[String(item), { language, parent: owner }]] : [];
  });
  return new Map(gone);
}

/**
 * The earlier versions of texts, newest first, without those that another one equals.
 *
 * @param revisions - of rows of translations, newest first
 * @param owners - by key of the row: Directus' revisions leave out references
 */
export function earlierVersions(
  revisions: readonly Revision[],
  owners: ReadonlyMap<string, Owner>,
): EarlierVersion[] {
  const later = new Map<string, Revision>();
  return revisions.flatMap((revision): EarlierVersion[] => {
    const { id, item, data, activity } = revision;
    const next = later.get(String(item));
    later.set(String(item), revision);
    const owner = owners.get(String(item));
    if (!data || !owner) return [];
    const { language, parent } = owner;
    const version = { revision: id, language, data, goneFrom: parent };
    const isDeleted = parent !== undefined && next === undefined && activity?.action === 'delete';
    const end = isDeleted ? activity : next?.activity;
    if (!end || (!isDeleted && !next?.data)) return [];
    const fields = isDeleted
      ? textsIn(data).filter((field) => isSet(data[field]))
      : textsIn({ ...data, ...next?.data }).filter(
          (field) => !same(data[field], next?.data?.[field]),
        );
    if (fields.length === 0) return [];
    return [{ ...version, until: end.timestamp, by: nameOf(end.user), fields, isDeleted }];
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

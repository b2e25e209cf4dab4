import { preview } from '../../../../../contract/publishing.json';

type Values = Readonly<Record<string, unknown>>;

/** A field of a collection, as far as Directus' schema tells. */
export interface SchemaField {
  field: string;
  /** No column of its own: the rows of another collection, or nothing. */
  alias: boolean;
}

/** What an editor has written in a form and not saved. */
export interface Unsaved {
  collection: string;
  /** Key of the item; null for a collection of one. */
  item: string | null;
  /** Everything that stands in the form. */
  values: Values;
}

/** Columns that Directus fills by itself. */
const OWN = /^(?:id|sort|(?:date|user)_(?:created|updated))$/;
/** More than a form of ours holds, in characters of JSON. */
const LONGEST = 500_000;
const KEY = /^[\w-]{1,64}$/;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether rows of another collection are changed: untouched ones are a list of keys. */
const isChangeOfRows = (value: unknown): boolean =>
  isObject(value) &&
  ['create', 'update', 'delete'].some((action) => {
    const rows = value[action];
    return Array.isArray(rows) && rows.length > 0;
  });

const isSame = (first: unknown, second: unknown) =>
  JSON.stringify(first ?? null) === JSON.stringify(second ?? null);

/**
 * Reads what a form sends.
 *
 * @param body As anybody may write it.
 * @returns Nothing where it is no content of an item with a preview.
 */
export function readUnsaved(body: unknown): Unsaved | undefined {
  if (!isObject(body) || JSON.stringify(body).length > LONGEST) return undefined;
  const { collection, item = null, values } = body;
  if (typeof collection !== 'string' || !preview.collections.includes(collection)) return undefined;
  if (item !== null && !(typeof item === 'string' && KEY.test(item))) return undefined;
  return isObject(values) ? { collection, item, values } : undefined;
}

/**
 * What of a form differs from what is saved, as a content version of Directus holds it.
 *
 * @param values Everything that stands in the form.
 * @param saved The item.
 * @param fields Fields of the collection; others are left out.
 * @returns Nothing where it says the same.
 */
export function deltaOf(
  values: Values,
  saved: Values,
  fields: readonly SchemaField[],
): Values | undefined {
  const changed = fields.filter(({ field, alias }) => {
    if (OWN.test(field) || !Object.hasOwn(values, field)) return false;
    return alias ? isChangeOfRows(values[field]) : !isSame(values[field], saved[field]);
  });
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map(({ field }) => [field, values[field]]));
}

import { preview } from '../../../../../contract/publishing.json';

type Values = Readonly<Record<string, unknown>>;

/** A field of Directus' schema. */
export interface SchemaField {
  field: string;
  /** An alias field, without a column: related rows, or presentation only. */
  alias: boolean;
}

/** Unsaved values of a form. */
export interface Unsaved {
  collection: string;
  /** Primary key of the item; null for a singleton. */
  item: string | null;
  /** Everything that stands in the form. */
  values: Values;
}

/** Columns that Directus sets itself. */
const OWN = /^(?:id|sort|(?:date|user)_(?:created|updated))$/;
/** Maximum size of a form, characters of JSON. */
const LONGEST = 500_000;
const KEY = /^[\w-]{1,64}$/;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether related rows are edited; unedited ones are a list of keys. */
const isChangeOfRows = (value: unknown): boolean =>
  isObject(value) &&
  ['create', 'update', 'delete'].some((action) => {
    const rows = value[action];
    return Array.isArray(rows) && rows.length > 0;
  });

const isSame = (first: unknown, second: unknown) =>
  JSON.stringify(first ?? null) === JSON.stringify(second ?? null);

/**
 * Parses the unsaved values that a form sends.
 *
 * @param body Unvalidated.
 * @returns undefined unless they belong to an item of a collection with a preview.
 */
export function readUnsaved(body: unknown): Unsaved | undefined {
  if (!isObject(body) || JSON.stringify(body).length > LONGEST) return undefined;
  const { collection, item = null, values } = body;
  if (typeof collection !== 'string' || !preview.collections.includes(collection)) return undefined;
  if (item !== null && !(typeof item === 'string' && KEY.test(item))) return undefined;
  return isObject(values) ? { collection, item, values } : undefined;
}

/**
 * Delta between the form and the saved item, in the format of a content version.
 *
 * @param values All values of the form.
 * @param saved The saved item.
 * @param fields Fields of the collection; others are left out.
 * @returns undefined if there is no difference.
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

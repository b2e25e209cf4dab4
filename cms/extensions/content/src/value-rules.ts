import { CONTENT_MODEL } from '../../../../contract/content';
import { columnOf, type ContentField, type ItemField } from '../../../../contract/content/types';
import { patterns } from '../../../../contract/site.json';
import { COLLECTIONS } from '../../../schema';
import { textOf } from '../../../schema/words';

/** A rule for the value of a column, or of a field of a list's entry. */
export interface ValueRule {
  type: 'integer' | 'float' | 'date' | 'text';
  required: boolean;
  min?: number;
  max?: number;
  /** Labels of the allowed values, in English. */
  choices?: ReadonlyMap<string, string>;
  /** A regular expression, and the reason that a value is refused for. */
  format?: readonly [pattern: RegExp, reason: FormatReason];
}

/** Reasons of a text in the wrong form. */
export type FormatReason = 'outline' | 'room' | 'time' | 'day' | 'country' | 'mailto';

const COUNTRY = /^[A-Z]{2}$/;
const TIME = /^([01]?\d|2[0-3]):[0-5]\d$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const EMAIL = patterns.email.slice(1, -1);
/** One address, or several with commas between them. */
const EMAILS = new RegExp(`^${EMAIL}(\\s*,\\s*${EMAIL})*$`, 'u');

/** Reasons by the pattern's place in the content model. */
const PATTERN_REASONS: Readonly<Record<string, FormatReason>> = {
  'projects.homes.outline': 'outline',
  'project_units.rooms.number': 'room',
};

/** Formats outside the content model, and those of single columns. */
const OWN_FORMATS: Readonly<Record<string, NonNullable<ValueRule['format']>>> = {
  'settings.meeting_hours.from': [TIME, 'time'],
  'settings.meeting_hours.to': [TIME, 'time'],
  'settings.holidays.date': [DAY, 'day'],
  'settings.leads_email': [EMAILS, 'mailto'],
  'settings.address_country': [COUNTRY, 'country'],
  'settings.region_country': [COUNTRY, 'country'],
  'vacancies.country': [COUNTRY, 'country'],
  'posts.event_country': [COUNTRY, 'country'],
};

const modelFormats = CONTENT_MODEL.flatMap(({ collection, fields }) =>
  Object.entries<ContentField>(fields).flatMap(([name, field]) =>
    field.type !== 'List'
      ? []
      : Object.entries(field.item.fields).flatMap(([key, { pattern }]) => {
          const place = `${collection}.${columnOf(name, field)}.${columnOf(key, {})}`;
          const reason = PATTERN_REASONS[place];
          return pattern === undefined || reason === undefined
            ? []
            : [[place, [new RegExp(pattern), reason] as const] as const];
        }),
  ),
);

const FORMATS: ReadonlyMap<string, NonNullable<ValueRule['format']>> = new Map([
  ...modelFormats,
  ...Object.entries(OWN_FORMATS),
]);

/** A field as the schema declares it, of a collection or of a list's entry. */
interface Declared {
  field: string;
  type: string;
  meta: { interface?: string | null; required?: boolean; options?: unknown };
}

interface Options {
  min?: number;
  max?: number;
  choices?: readonly { value: string; text: string }[];
  fields?: readonly Declared[];
}

const TYPES = { integer: 'integer', float: 'float', date: 'date' } as const;

function ruleOf(place: string, { type, meta }: Declared): ValueRule {
  const { min, max, choices } = (meta.options ?? {}) as Options;
  return {
    type: type in TYPES ? TYPES[type as keyof typeof TYPES] : 'text',
    required: meta.required ?? false,
    min,
    max,
    choices: choices && new Map(choices.map(({ value, text }) => [String(value), textOf(text)])),
    format: FORMATS.get(place),
  };
}

/** Rules of a collection: of its columns, and of the entries of its lists, by column. */
export interface CollectionRules {
  columns: ReadonlyMap<string, ValueRule>;
  lists: ReadonlyMap<string, ListRule>;
}

/** Rules of a list: of the fields of its entries, and of the whole. */
export interface ListRule {
  parts: ReadonlyMap<string, ValueRule>;
  /** Limit of entries. */
  most?: number;
  /** Parts of which no two entries have the same value. */
  unique: readonly string[];
}

/** Rules of the lists of the content model as a whole, by collection and column. */
const WHOLE_LISTS: ReadonlyMap<string, Omit<ListRule, 'parts'>> = new Map(
  CONTENT_MODEL.flatMap(({ collection, fields }) =>
    Object.entries<ContentField>(fields).flatMap(([name, field]) => {
      if (field.type !== 'List') return [];
      const unique = Object.entries<ItemField>(field.item.fields)
        .filter(([, part]) => part.unique)
        .map(([key, part]) => columnOf(key, part));
      return [[`${collection}.${columnOf(name, field)}`, { most: field.most, unique }] as const];
    }),
  ),
);

function rulesOf(collection: string, fields: readonly Declared[]): CollectionRules {
  const columns = fields
    .map((spec) => [spec.field, ruleOf(`${collection}.${spec.field}`, spec)] as const)
    .filter(([, { type, format }]) => type === 'integer' || type === 'float' || format);
  // The translations of a list follow the list of the model.
  const owner = collection.replace(/_translations$/, '');
  const lists = fields.flatMap((spec) => {
    if (spec.meta.interface !== 'list') return [];
    const entries = (spec.meta.options as Options).fields ?? [];
    const rules = entries.map(
      (entry) => [entry.field, ruleOf(`${owner}.${spec.field}.${entry.field}`, entry)] as const,
    );
    const whole = WHOLE_LISTS.get(`${owner}.${spec.field}`) ?? { unique: [] };
    return [[spec.field, { parts: new Map(rules), ...whole }] as const];
  });
  return { columns: new Map(columns), lists: new Map(lists) };
}

/** The rules of all collections, from the schema and the content model. */
export const VALUE_RULES: ReadonlyMap<string, CollectionRules> = new Map(
  COLLECTIONS.map(({ collection, fields }) => [collection, rulesOf(collection, fields)]),
);

/** Places of the content model with a pattern, which need a reason here. */
export const PLACES_WITH_FORMAT: readonly string[] = [...FORMATS.keys()];

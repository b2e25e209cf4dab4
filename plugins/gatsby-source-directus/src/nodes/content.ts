import { DATE_COLUMNS } from '../constants';
import { junctionSort } from '../directus/queries';
import {
  byColumn,
  compareKeys,
  compareValues,
  isRow,
  keyOf,
  rowsOf,
  textOf,
  type Row,
} from '../directus/rows';
import { fieldsOf, type NamedField } from '../model';
import { refusedLink, type LinkRule } from '../links';
import type {
  ContentType,
  LinkField,
  ListField,
  LocaleOption,
  RichTextField,
  ScalarField,
} from '../options';
import {
  resolveTexts,
  translatedLocales,
  type TextFields,
  type Texts,
  type TextValue,
} from './fallback';
import { cutLongWords, MAX_WORD } from './long-words';
import { insertNonBreakingSpaces } from './typography';
import { isFilled, listValue, newest, scalarValue } from './values';

/** A picture's or file's outcome: what the node holds, or why it holds nothing or something odd. */
export type Loaded<T> = { ok: true; value: T; problem?: string } | { ok: false; problem: string };

/** What building needs from outside. */
export interface ContentContext {
  locales: readonly LocaleOption[];
  link: LinkRule;
  /** Sanitised HTML, without pictures that cannot be shown; empty where nothing is left. */
  richText(html: string, problem: (message: string) => void): string;
  image(file: Row, locale: LocaleOption | undefined): Promise<Loaded<object>>;
  file(file: Row): Promise<Loaded<object>>;
}

/** Content of one node, without its place among the others. */
export interface NodeContent {
  /** Nothing where the type is not translated. */
  locale: string | undefined;
  values: Readonly<Record<string, unknown>>;
}

export interface ItemContent {
  /** Newest date of the item and its translations, ISO 8601. */
  updatedAt: string | null;
  /** One for each locale, or one; none where a required value is missing. */
  nodes: NodeContent[];
  /** What an editor should know, one line each. */
  problems: string[];
  /** The required fields that are empty in every language. */
  missing: string[];
}

type ValueField = ScalarField | LinkField | RichTextField | ListField;
type NamedValue = NamedField<ValueField['type']>;

/** What was found wrong with an item so far. */
interface Findings {
  problems: Set<string>;
  missing: Set<string>;
}

interface ValueFields {
  plain: readonly NamedValue[];
  translated: readonly NamedValue[];
  /** Names of the translated ones. */
  names: TextFields;
  hasFiles: boolean;
}

const known = new WeakMap<ContentType, ValueFields>();

/** The type's fields sorted by where their values are. Asked for every item, so kept. */
function valueFields(type: ContentType): ValueFields {
  const kept = known.get(type);
  if (kept !== undefined) return kept;
  const all = fieldsOf(
    type,
    'String',
    'Int',
    'Float',
    'Boolean',
    'Date',
    'Link',
    'RichText',
    'List',
  );
  const translated = all.filter(({ field }) => field.translated);
  const fields = {
    plain: all.filter(({ field }) => !field.translated),
    translated,
    names: {
      names: translated.map(({ name }) => name),
      required: translated.filter(({ field }) => isRequired(field)).map(({ name }) => name),
    },
    hasFiles: fieldsOf(type, 'Image', 'Images', 'File').length > 0,
  };
  known.set(type, fields);
  return fields;
}

const isRequired = (field: ValueField) => 'required' in field && field.required === true;

/** Why a value that is there is none of its type. */
function valueProblem(type: string, value: unknown): string | undefined {
  if (!isFilled(value)) return undefined;
  return type === 'String' && typeof value === 'string'
    ? 'nothing of it can be seen, so it counts as empty'
    : `${JSON.stringify(value)} is not a value of the type ${type}`;
}

/**
 * A value or a text of a row; nothing where it is empty.
 *
 * @param language Of a text.
 */
function valueOf(
  { name, column, field }: NamedValue,
  row: Row,
  { link, richText }: ContentContext,
  { problems }: Findings,
  language?: string,
): TextValue | undefined {
  const value = row[column];
  const label = language === undefined ? name : `${name} (${language})`;
  const problem = (message: string) => void problems.add(`${label}: ${message}`);
  const readable = (text: string) => {
    const { text: shortened, cut } = cutLongWords(text);
    if (cut > 0)
      problem(`${cut} of its words are cut: no word needs more than ${MAX_WORD} letters`);
    return shortened;
  };
  switch (field.type) {
    case 'Link': {
      const address = scalarValue('String', value);
      if (typeof address !== 'string') return undefined;
      const prefix = field.scheme === undefined ? '' : `${field.scheme}:`;
      const safe = link(prefix + address);
      if (safe === undefined) problem(refusedLink(address));
      return safe?.slice(prefix.length);
    }
    case 'RichText':
      return typeof value === 'string'
        ? readable(richText(value, problem)) || undefined
        : undefined;
    case 'List': {
      const { entries, left } = listValue(field.item, value);
      if (left > 0) problem(`${left} of its entries are left out for want of a required value`);
      return entries.length > 0 ? entries : undefined;
    }
    default: {
      const scalar = scalarValue(field.type, value);
      const wrong = scalar === undefined ? valueProblem(field.type, value) : undefined;
      if (wrong !== undefined) problem(wrong);
      // What is the same in every language is an address, a code or a figure.
      return language !== undefined && typeof scalar === 'string' ? readable(scalar) : scalar;
    }
  }
}

/** The value as the node holds it: a list is never null, an unset required yes or no means no. */
function settle(
  { name, field }: NamedValue,
  value: TextValue | undefined,
  { missing }: Findings,
): TextValue | null {
  if (value !== undefined) return value;
  if (field.type === 'List') return [];
  if (!isRequired(field)) return null;
  if (field.type === 'Boolean') return false;
  missing.add(name);
  return null;
}

async function fileValues(
  type: ContentType,
  row: Row,
  locale: LocaleOption | undefined,
  context: ContentContext,
  { problems }: Findings,
): Promise<Record<string, unknown>> {
  if (!valueFields(type).hasFiles) return {};
  const unwrap = (name: string, loaded: Loaded<object>): object | null => {
    if (loaded.problem !== undefined) problems.add(`${name}: ${loaded.problem}`);
    return loaded.ok ? loaded.value : null;
  };
  const values: Record<string, unknown> = {};
  for (const { name, column } of fieldsOf(type, 'Image')) {
    const file = row[column];
    values[name] = isRow(file) ? unwrap(name, await context.image(file, locale)) : null;
  }
  for (const { name, column } of fieldsOf(type, 'File')) {
    const file = row[column];
    values[name] = isRow(file) ? unwrap(name, await context.file(file)) : null;
  }
  for (const { name, column, field } of fieldsOf(type, 'Images')) {
    const files = rowsOf(row[column])
      .sort(byColumn(junctionSort(field.junction)))
      .map((entry) => entry[field.junction.file])
      .filter(isRow);
    const images = await Promise.all(files.map((file) => context.image(file, locale)));
    values[name] = images.flatMap((loaded) => unwrap(name, loaded) ?? []);
  }
  return values;
}

const changedAt = (row: Row) => newest(DATE_COLUMNS.map((column) => row[column])) ?? '';

/** One translation for each language: of several the one that was edited last, then the newest. */
function translationsOf(rows: readonly Row[], { problems }: Findings): Map<string, Row> {
  const chosen = new Map<string, Row>();
  for (const row of rows) {
    const language = isRow(row.languages_code) && textOf(row.languages_code, 'code');
    if (!language) {
      problems.add('translations: one has no language and is left out');
      continue;
    }
    const other = chosen.get(language);
    if (other !== undefined) {
      problems.add(
        `translations: there is more than one of the language "${language}"; the one edited last is shown`,
      );
    }
    const isLater =
      other === undefined ||
      (compareValues(changedAt(other), changedAt(row)) || compareKeys(keyOf(other), keyOf(row))) <
        0;
    if (isLater) chosen.set(language, row);
  }
  return chosen;
}

function textsOf(
  fields: readonly NamedValue[],
  translations: readonly Row[],
  context: ContentContext,
  findings: Findings,
): Texts {
  return new Map(
    [...translationsOf(translations, findings)].map(([language, entry]) => {
      const values = fields.map((field) => {
        const value = valueOf(field, entry, context, findings, language);
        return [field.name, value && insertNonBreakingSpaces(value, language)] as const;
      });
      return [language, Object.fromEntries(values)] as const;
    }),
  );
}

async function translatedNodes(
  type: ContentType,
  row: Row,
  plain: Readonly<Record<string, unknown>>,
  context: ContentContext,
  findings: Findings,
): Promise<NodeContent[]> {
  const { translated: fields, names } = valueFields(type);
  const texts = textsOf(fields, rowsOf(row.translations), context, findings);
  const translated = translatedLocales(context.locales, texts, names);
  return Promise.all(
    context.locales.map(async (locale) => {
      const { values, ...marks } = resolveTexts(locale, context.locales, texts, names);
      const settled: Record<string, TextValue | null> = {};
      for (const field of fields) {
        settled[field.name] = settle(field, values[field.name], findings);
      }
      return {
        locale: locale.code,
        values: {
          locale: locale.code,
          ...marks,
          translatedLocales: translated,
          ...plain,
          ...settled,
          ...(await fileValues(type, row, locale, context, findings)),
        },
      };
    }),
  );
}

/**
 * Builds what the nodes of an item say, one for each locale where the type is translated.
 *
 * @param type The item's type.
 * @param row The item in full.
 * @param context Locales and what turns HTML and files into values.
 */
export async function buildContent(
  type: ContentType,
  row: Row,
  context: ContentContext,
): Promise<ItemContent> {
  const findings: Findings = { problems: new Set(), missing: new Set() };
  const plain = Object.fromEntries(
    valueFields(type).plain.map((field) => [
      field.name,
      settle(field, valueOf(field, row, context, findings), findings),
    ]),
  );
  const nodes = type.translated
    ? await translatedNodes(type, row, plain, context, findings)
    : [
        {
          locale: undefined,
          values: { ...plain, ...(await fileValues(type, row, undefined, context, findings)) },
        },
      ];
  const dated = [row, ...(type.translated ? rowsOf(row.translations) : [])];
  return {
    updatedAt: newest(dated.flatMap((entry) => DATE_COLUMNS.map((column) => entry[column]))),
    nodes: findings.missing.size > 0 ? [] : nodes,
    problems: [...findings.problems],
    missing: [...findings.missing],
  };
}

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

/** Result of loading a picture or file: the record, or the problem. */
export type Loaded<T> = { ok: true; value: T; problem?: string } | { ok: false; problem: string };

/** Dependencies of building content. */
export interface ContentContext {
  locales: readonly LocaleOption[];
  link: LinkRule;
  /** Sanitises HTML and removes pictures that cannot be shown; the result may be empty. */
  richText(html: string, problem: (message: string) => void): string;
  image(file: Row, locale: LocaleOption | undefined): Promise<Loaded<object>>;
  file(file: Row): Promise<Loaded<object>>;
}

/** Content of one node, without links and order. */
export interface NodeContent {
  /** Undefined if the type is not translated. */
  locale: string | undefined;
  values: Readonly<Record<string, unknown>>;
  /** Newest date of the translations whose texts it shows, or of an untranslated item, ISO 8601. */
  updatedAt: string | null;
}

export interface ItemContent {
  /** One for each locale, or a single one; none if a required value is missing. */
  nodes: NodeContent[];
  /** Warnings for the editors, one line each. */
  problems: string[];
  /** The required fields that are empty in every language. */
  missing: string[];
}

type ValueField = ScalarField | LinkField | RichTextField | ListField;
type NamedValue = NamedField<ValueField['type']>;

/** Problems of an item found so far. */
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

/** The type's fields by the source of their values. Cached, since it is called for every item. */
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
      main: translated.find(({ field }) => field.type === 'RichText')?.name,
    },
    hasFiles: fieldsOf(type, 'Image', 'Images', 'File').length > 0,
  };
  known.set(type, fields);
  return fields;
}

const isRequired = (field: ValueField) => 'required' in field && field.required === true;

/** Why a value is invalid for its type. */
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
      const { entries, problems } = listValue(field, value);
      problems.forEach(problem);
      return entries.length > 0 ? entries : undefined;
    }
    default: {
      const scalar = scalarValue(field.type, value);
      const wrong = scalar === undefined ? valueProblem(field.type, value) : undefined;
      if (wrong !== undefined) problem(wrong);
      // An untranslated text is a URL, a code or a figure: no typography.
      return language !== undefined && typeof scalar === 'string' ? readable(scalar) : scalar;
    }
  }
}

/** Normalises a value of a node: a list is never null, an unset required boolean is false. */
function normalisedValue(
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

const newestDate = (rows: readonly Row[]) =>
  newest(rows.flatMap((row) => DATE_COLUMNS.map((column) => row[column])));

const changedAt = (row: Row) => newestDate([row]) ?? '';

/** One translation per language: of several, the last edited one, then the newest. */
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
  const translations = rowsOf(row.translations);
  return Promise.all(
    context.locales.map(async (locale) => {
      const { values, ...marks } = resolveTexts(locale, context.locales, texts, names);
      const normalised: Record<string, TextValue | null> = {};
      for (const field of fields) {
        normalised[field.name] = normalisedValue(field, values[field.name], findings);
      }
      // A fallback may take each field from another translation.
      const codes: readonly string[] = [locale.code, marks.contentLocale, ...marks.fallbackLocales];
      const languages = context.locales.flatMap(({ code, language }) =>
        codes.includes(code) ? language : [],
      );
      const shown = translations.filter(
        ({ languages_code: language }) =>
          isRow(language) && languages.includes(textOf(language, 'code') ?? ''),
      );
      return {
        locale: locale.code,
        // A save of one translation in the admin dates the item too, so its own date tells nothing.
        updatedAt: newestDate([{ date_created: row.date_created }, ...shown]),
        values: {
          locale: locale.code,
          ...marks,
          translatedLocales: translated,
          ...plain,
          ...normalised,
          ...(await fileValues(type, row, locale, context, findings)),
        },
      };
    }),
  );
}

/**
 * Builds the content of the nodes of an item, one per locale if the type is translated.
 *
 * @param type The item's type.
 * @param row The item in full.
 * @param context Locales, and the converters of HTML and files.
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
      normalisedValue(field, valueOf(field, row, context, findings), findings),
    ]),
  );
  const nodes = type.translated
    ? await translatedNodes(type, row, plain, context, findings)
    : [
        {
          locale: undefined,
          updatedAt: newestDate([row]),
          values: { ...plain, ...(await fileValues(type, row, undefined, context, findings)) },
        },
      ];
  return {
    nodes: findings.missing.size > 0 ? [] : nodes,
    problems: [...findings.problems],
    missing: [...findings.missing],
  };
}

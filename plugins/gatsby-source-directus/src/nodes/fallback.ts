import { textOrder } from '../model';
import type { LocaleOption } from '../options';

/** A text value that is not empty. */
export type TextValue = string | number | boolean | readonly unknown[];

/** Texts of an item: language → field → value, without empty values. */
export type Texts = ReadonlyMap<string, Readonly<Record<string, TextValue | undefined>>>;

export interface ResolvedTexts {
  values: Record<string, TextValue | undefined>;
  /** Locale code whose text is shown; a language of the CMS that is no locale stands as it is. */
  contentLocale: string;
  isFallback: boolean;
  fallbackFields: string[];
  /** Locale code of the text of each of these fields, in their order. */
  fallbackLocales: string[];
}

export interface TextFields {
  /** All translated fields, in the order of the model. */
  names: readonly string[];
  /** Required fields: a translation without one of them does not count. */
  required: readonly string[];
  /** The main text: a translation that lacks it, while another has it, is not whole. */
  main?: string | undefined;
}

/** A source of text: a locale of the site, or a language that only the CMS has. */
interface Source {
  code: string;
  language: string;
}

function sourcesFor(
  locale: LocaleOption,
  locales: readonly LocaleOption[],
  texts: Texts,
): Source[] {
  const byCode = new Map(locales.map((entry) => [entry.code, entry.language]));
  const own = textOrder(locale, locales).map((code) => ({
    code,
    language: byCode.get(code) ?? code,
  }));
  const known = new Set(own.map(({ language }) => language));
  const others = [...texts.keys()].filter((language) => !known.has(language)).sort();
  return [...own, ...others.map((language) => ({ code: language, language }))];
}

function isComplete(texts: Texts, language: string, { names, required }: TextFields): boolean {
  const values = texts.get(language);
  if (values === undefined) return false;
  return required.length > 0
    ? required.every((name) => values[name] !== undefined)
    : names.some((name) => values[name] !== undefined);
}

/** The locales with a whole translation: all required texts, and the main one where there is any. */
export function translatedLocales(
  locales: readonly LocaleOption[],
  texts: Texts,
  fields: TextFields,
): string[] {
  const { main } = fields;
  const hasMain = (language: string) =>
    main !== undefined && texts.get(language)?.[main] !== undefined;
  const isMainWritten = [...texts.keys()].some(hasMain);
  return locales
    .filter(
      ({ language }) =>
        isComplete(texts, language, fields) && (!isMainWritten || hasMain(language)),
    )
    .map(({ code }) => code);
}

/**
 * Resolves the texts of a locale. The first complete translation in the fallback order is used; a
 * field it lacks comes from the next language that has it, so that no page shows an empty string.
 *
 * @param locale The locale of the node.
 * @param locales All locales of the site.
 * @param texts Every translation of the item.
 * @param fields Names of the translated fields.
 */
export function resolveTexts(
  locale: LocaleOption,
  locales: readonly LocaleOption[],
  texts: Texts,
  fields: TextFields,
): ResolvedTexts {
  const sources = sourcesFor(locale, locales, texts);
  const leading = sources.find(({ language }) => isComplete(texts, language, fields)) ?? sources[0];
  const contentLocale = leading?.code ?? locale.code;
  const order =
    leading === undefined ? sources : [leading, ...sources.filter((s) => s !== leading)];
  const values: Record<string, TextValue | undefined> = {};
  const fallbackFields: string[] = [];
  const fallbackLocales: string[] = [];
  for (const name of fields.names) {
    const source = order.find(({ language }) => texts.get(language)?.[name] !== undefined);
    values[name] = source && texts.get(source.language)?.[name];
    if (source === undefined || source.code === locale.code) continue;
    fallbackFields.push(name);
    fallbackLocales.push(source.code);
  }
  const isFallback = contentLocale !== locale.code;
  return { values, contentLocale, isFallback, fallbackFields, fallbackLocales };
}

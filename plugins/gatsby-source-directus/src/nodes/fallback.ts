import { textOrder } from '../model';
import type { LocaleOption } from '../options';

/** A text value: anything but an empty one. */
export type TextValue = string | number | boolean | readonly unknown[];

/** Texts of an item: language → field → value; an empty value is not there. */
export type Texts = ReadonlyMap<string, Readonly<Record<string, TextValue | undefined>>>;

export interface ResolvedTexts {
  values: Record<string, TextValue | undefined>;
  /** Locale code whose text is shown; a language of the CMS that is no locale stands as it is. */
  contentLocale: string;
  isFallback: boolean;
  fallbackFields: string[];
}

export interface TextFields {
  /** All translated fields, in the order of the model. */
  names: readonly string[];
  /** Those without which a translation does not exist. */
  required: readonly string[];
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

/** The locales that really have a translation: every required text of theirs is there. */
export function translatedLocales(
  locales: readonly LocaleOption[],
  texts: Texts,
  fields: TextFields,
): string[] {
  return locales
    .filter(({ language }) => isComplete(texts, language, fields))
    .map(({ code }) => code);
}

/**
 * The texts a locale shows. The first complete translation in the locale's order leads; a field
 * it lacks comes from the next language that has it, so that no page shows an empty string.
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
  for (const name of fields.names) {
    const source = order.find(({ language }) => texts.get(language)?.[name] !== undefined);
    values[name] = source && texts.get(source.language)?.[name];
    if (source !== undefined && source.code !== locale.code) fallbackFields.push(name);
  }
  return { values, contentLocale, isFallback: contentLocale !== locale.code, fallbackFields };
}

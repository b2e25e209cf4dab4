import { languages } from '../../../contract/site.json';
import { CONTENT_MODEL } from '../../../contract/content';
import type { ContentField, ItemField, Note } from '../../../contract/content/types';
import type { NameTranslation } from '../types';
import directus from './directus.json';
import ru from './ru.json';
import uk from './uk.json';

/** A row of Directus' translations. */
export interface TranslationSpec {
  key: string;
  language: NameTranslation['language'];
  value: string;
}

type Words = Readonly<Record<string, string>>;

const PREFIX = '$t:';

/** Notes of the content model that have their translations beside them. */
const notes = CONTENT_MODEL.flatMap(({ fields }) =>
  Object.values<ContentField>(fields).flatMap((field) => [
    field.note,
    ...(field.type === 'List'
      ? Object.values<ItemField>(field.item.fields).map(({ note }) => note)
      : []),
  ]),
).filter((note): note is Exclude<Note, string> => typeof note === 'object' && note !== null);

const wordsOf = (language: 'ru' | 'uk', words: Words): Words => ({
  ...words,
  ...Object.fromEntries(notes.map((note) => [note.en, note[language]])),
});

/** Translations of the admin's texts, by language of Directus and by English text. */
export const WORDS: Readonly<Record<NameTranslation['language'], Words>> = {
  'ru-RU': wordsOf('ru', ru),
  'uk-UA': wordsOf('uk', uk),
};

/** What is written the same in every language: figures, and what languages call themselves. */
const ownNames = new Set(Object.values(languages).map(({ name }) => name));
const isNeutral = (text: string) => !/\p{L}/u.test(text) || ownNames.has(text);

/**
 * A text in the language of the admin: a translation key of Directus, which is the English text
 * itself. Without a translation, such as for an admin in German, Directus shows the key.
 *
 * @example translated('Draft') // => '$t:Draft'
 */
export const translated = (text: string): string =>
  text === '' || text.startsWith(PREFIX) || isNeutral(text) ? text : `${PREFIX}${text}`;

/** The English text behind a translation key. */
export const textOf = (text: string): string =>
  text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text;

/** The English texts behind the translation keys in a declaration, each once. */
export function textsIn(declaration: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith(PREFIX)) found.add(textOf(value));
    } else if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(visit);
    }
  };
  visit(declaration);
  return [...found];
}

/** Rows of Directus' translations for English texts; a text without a translation has none. */
export const translationsOf = (texts: readonly string[]): TranslationSpec[] =>
  texts.flatMap((key) =>
    Object.entries(WORDS).flatMap(([language, words]) => {
      const value = words[key];
      return value === undefined
        ? []
        : [{ key, language: language as TranslationSpec['language'], value }];
    }),
  );

const TAGS = { ru: 'ru-RU', uk: 'uk-UA' } as const;

const OWN_WORDS: Readonly<Record<string, Partial<Record<keyof typeof TAGS, string>>>> = directus;

/**
 * Texts of Directus' own admin that its Russian or Ukrainian lacks and editors meet, by Directus' key:
 * rows of its translations stand in for them.
 */
export const DIRECTUS_TRANSLATIONS: readonly TranslationSpec[] = Object.entries(OWN_WORDS).flatMap(
  ([key, words]) =>
    (['ru', 'uk'] as const).flatMap((language) => {
      const value = words[language];
      return value === undefined ? [] : [{ key, language: TAGS[language], value }];
    }),
);

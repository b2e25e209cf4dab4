import type { NameTranslation } from './types';

type Language = 'en-US' | NameTranslation['language'];

/** Notes that the admin shows in its three languages, by the key they have in Directus. */
const NOTES = {
  note_publish_at: {
    'en-US':
      'What is published appears at this minute. Empty: at once. A draft stays off the site.',
    'ru-RU':
      'Опубликованное появится на сайте в эту минуту. Пусто: сразу. Черновик на сайт не попадёт.',
    'uk-UA':
      'Опубліковане з’явиться на сайті цієї хвилини. Порожньо: одразу. Чернетка на сайт не потрапить.',
  },
  note_unpublish_at: {
    'en-US': 'It leaves the site at this minute. Empty: it stays.',
    'ru-RU': 'В эту минуту исчезнет с сайта. Пусто: останется.',
    'uk-UA': 'Цієї хвилини зникне з сайту. Порожньо: залишиться.',
  },
  note_published_at: {
    'en-US':
      'The day printed above it; lists are in its order. “Publish At” makes it wait, this does not.',
    'ru-RU':
      'День, который напечатан над текстом; по нему же порядок в списках. Ждать заставляет «Показать на сайте с», а не эта дата.',
    'uk-UA':
      'День, надрукований над текстом; за ним і порядок у списках. Чекати змушує «Показати на сайті з», а не ця дата.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A row of Directus' translations. */
export interface TranslationSpec {
  key: string;
  language: Language;
  value: string;
}

/** What Directus must know to show the notes. */
export const TRANSLATIONS: TranslationSpec[] = Object.entries(NOTES).flatMap(([key, values]) =>
  Object.entries(values).map(([language, value]) => ({
    key,
    language: language as Language,
    value,
  })),
);

/** The note of a field as Directus takes it: the key of its texts. */
export const translatedNote = (key: keyof typeof NOTES): string => `$t:${key}`;

import type { languages } from '../../../contract/site.json';

type Language = keyof typeof languages;

/** Texts of the preview, in the languages of the admin. */
interface Words {
  preview: string;
  published: string;
  draft: string;
  scheduled: string;
  /** Unsaved changes of the form. */
  unsaved: string;
  /** A content version of Directus. */
  version: string;
  rendering: string;
  failed: string;
  noForms: string;
  firstBuild: string;
  notBuilt: string;
  refused: string;
  openInDirectus: string;
  notFound: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    preview: 'Preview',
    published: 'Published',
    draft: 'Draft: visitors do not see it',
    scheduled: 'Scheduled: visitors do not see it now',
    unsaved: 'With changes that are not saved yet',
    version: 'Another version than visitors see',
    rendering: 'Updating…',
    failed: 'The last change could not be shown:',
    noForms: 'This is a preview: forms send nothing.',
    firstBuild:
      'The preview is being prepared. The first time takes a minute or two; then changes show within seconds.',
    notBuilt:
      'There is no page of this item yet: it is archived, or a required field is empty in every language.',
    refused: 'The preview opens from Directus, for those who are signed in there.',
    openInDirectus: 'Open it from Directus',
    notFound: 'Nothing here yet',
  },
  ru: {
    preview: 'Предпросмотр',
    published: 'Опубликовано',
    draft: 'Черновик: посетители его не видят',
    scheduled: 'По расписанию: сейчас посетители этого не видят',
    unsaved: 'С изменениями, которые ещё не сохранены',
    version: 'Не та версия, которую видят посетители',
    rendering: 'Обновляется…',
    failed: 'Последнее изменение показать не удалось:',
    noForms: 'Это предпросмотр: формы ничего не отправляют.',
    firstBuild:
      'Предпросмотр готовится. В первый раз это занимает минуту-другую, потом изменения видны за секунды.',
    notBuilt:
      'Страницы для этой записи пока нет: она в архиве, или обязательное поле пусто на всех языках.',
    refused: 'Предпросмотр открывается из Directus, для тех, кто там вошёл.',
    openInDirectus: 'Открыть из Directus',
    notFound: 'Здесь пока ничего нет',
  },
  uk: {
    preview: 'Попередній перегляд',
    published: 'Опубліковано',
    draft: 'Чернетка: відвідувачі її не бачать',
    scheduled: 'За розкладом: зараз відвідувачі цього не бачать',
    unsaved: 'Зі змінами, які ще не збережено',
    version: 'Не та версія, яку бачать відвідувачі',
    rendering: 'Оновлюється…',
    failed: 'Останню зміну показати не вдалося:',
    noForms: 'Це попередній перегляд: форми нічого не надсилають.',
    firstBuild:
      'Попередній перегляд готується. Уперше це триває хвилину-дві, далі зміни видно за секунди.',
    notBuilt:
      'Сторінки для цього запису поки немає: він в архіві, або обов’язкове поле порожнє всіма мовами.',
    refused: 'Попередній перегляд відкривається з Directus, для тих, хто там увійшов.',
    openInDirectus: 'Відкрити з Directus',
    notFound: 'Тут поки нічого немає',
  },
};

/**
 * Texts in a language of the admin.
 *
 * @param language - a tag such as `uk-UA`; an unknown one falls back to English
 */
export function wordsFor(language: string): Words {
  const [primary = ''] = language.split('-');
  return Object.hasOwn(WORDS, primary) ? WORDS[primary as Language] : WORDS.en;
}

import type { Language } from './texts';

/** Kinds of items that can use another one. */
export type UseKind =
  | 'areas'
  | 'article'
  | 'doc'
  | 'news'
  | 'pages'
  | 'posts'
  | 'projects'
  | 'redirects'
  | 'sales'
  | 'settings'
  | 'team'
  | 'vacancies';

/** How an item goes. */
export type Removal = 'deleted' | 'archived';

interface UseTexts {
  /** Refuses to let go what `{uses}` use. Directus cuts a message after 200 characters: names last. */
  refused: Readonly<Record<Removal, string>>;
  /** Title of an item in quotation marks. */
  quoted: string;
  kinds: Readonly<Record<UseKind, string>>;
}

export const USE_TEXTS: Readonly<Record<Language, UseTexts>> = {
  en: {
    refused: {
      deleted: 'It cannot be deleted, because it is used by: {uses}. Take it out there first.',
      archived:
        'It cannot be archived while it is used: take it out there first, or make it a draft. Used by: {uses}.',
    },
    quoted: '“{title}”',
    kinds: {
      areas: 'area',
      article: 'article',
      doc: 'document',
      news: 'news',
      pages: 'page',
      posts: 'publication',
      projects: 'project',
      redirects: 'redirect from',
      sales: 'offer',
      settings: 'settings of the site',
      team: 'person',
      vacancies: 'vacancy',
    },
  },
  ru: {
    refused: {
      deleted: 'Удалить нельзя, это используют: {uses}. Сначала уберите это оттуда.',
      archived:
        'В архив нельзя, пока это используют: уберите это оттуда или сделайте запись черновиком. Используют: {uses}.',
    },
    quoted: '«{title}»',
    kinds: {
      areas: 'район',
      article: 'статья',
      doc: 'документ',
      news: 'новость',
      pages: 'страница',
      posts: 'публикация',
      projects: 'проект',
      redirects: 'перенаправление с',
      sales: 'акция',
      settings: 'настройки сайта',
      team: 'сотрудник',
      vacancies: 'вакансия',
    },
  },
  uk: {
    refused: {
      deleted: 'Видалити не можна, це використовують: {uses}. Спершу приберіть це звідти.',
      archived:
        'До архіву не можна, доки це використовують: приберіть це звідти або зробіть запис чернеткою. Використовують: {uses}.',
    },
    quoted: '«{title}»',
    kinds: {
      areas: 'район',
      article: 'стаття',
      doc: 'документ',
      news: 'новина',
      pages: 'сторінка',
      posts: 'публікація',
      projects: 'проєкт',
      redirects: 'перенаправлення з',
      sales: 'акція',
      settings: 'налаштування сайту',
      team: 'співробітник',
      vacancies: 'вакансія',
    },
  },
};

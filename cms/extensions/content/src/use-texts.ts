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

interface UseTexts {
  /** Refuses to delete what `{uses}` use. */
  refused: string;
  /** Title of an item in quotation marks. */
  quoted: string;
  kinds: Readonly<Record<UseKind, string>>;
}

export const USE_TEXTS: Readonly<Record<Language, UseTexts>> = {
  en: {
    refused: 'It cannot be deleted, because it is used by: {uses}. Take it out there first.',
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
    refused: 'Удалить нельзя, это используют: {uses}. Сначала уберите это оттуда.',
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
    refused: 'Видалити не можна, це використовують: {uses}. Спершу приберіть це звідти.',
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

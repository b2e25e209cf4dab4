import { byLocale } from '../../../../../../contract/by-locale';
import type { AdminLanguage } from '../texts/types';

/** Texts about what waits for the editors. */
export interface WorkTexts {
  heading: string;
  nothing: string;
  newLeads: string;
  meetings: string;
  slots: string;
  drafts: string;
  withoutRussian: string;
  withoutUkrainian: string;
  silentPictures: string;
  /** Number of pictures that are not listed. */
  more: string;
  usedBy: string;
}

const TEXTS: Readonly<Record<AdminLanguage, WorkTexts>> = {
  en: {
    heading: 'What waits',
    nothing: 'Nothing waits.',
    newLeads: 'New requests',
    meetings: 'Meetings ahead',
    slots: 'Free times for meetings',
    drafts: 'Drafts',
    withoutRussian: 'Without Russian',
    withoutUkrainian: 'Without Ukrainian',
    silentPictures: 'Pictures without a description',
    more: 'and {count} more',
    usedBy: 'Used by',
  },
  ru: {
    heading: 'Что ждет',
    nothing: 'Ничего не ждет.',
    newLeads: 'Новые заявки',
    meetings: 'Предстоящие встречи',
    slots: 'Свободное время для встреч',
    drafts: 'Черновики',
    withoutRussian: 'Без русского',
    withoutUkrainian: 'Без украинского',
    silentPictures: 'Картинки без описания',
    more: 'и еще {count}',
    usedBy: 'Используют',
  },
  uk: {
    heading: 'Що чекає',
    nothing: 'Нічого не чекає.',
    newLeads: 'Нові заявки',
    meetings: 'Майбутні зустрічі',
    slots: 'Вільний час для зустрічей',
    drafts: 'Чернетки',
    withoutRussian: 'Без російської',
    withoutUkrainian: 'Без української',
    silentPictures: 'Зображення без опису',
    more: 'і ще {count}',
    usedBy: 'Використовують',
  },
};

/**
 * Texts in the admin's language; English for an unsupported one.
 *
 * @param locale - the admin's language, like `uk-UA`
 */
export function workTexts(locale: string): WorkTexts {
  return byLocale(TEXTS, locale);
}

import { byLocale } from '../../../../../../contract/by-locale';
import type { AdminLanguage } from '../texts/types';

/** Texts about earlier versions of an item's texts. */
export interface EarlierTexts {
  heading: string;
  /** A version that was replaced: until when it stood, and by whom it was replaced. */
  until: string;
  untilBy: string;
  /** A version that was deleted: when, and by whom. */
  deleted: string;
  deletedBy: string;
  show: string;
  restore: string;
  close: string;
  error: string;
  empty: string;
}

const TEXTS: Readonly<Record<AdminLanguage, EarlierTexts>> = {
  en: {
    heading: 'Earlier texts',
    until: 'as it was until {when}',
    untilBy: 'as it was until {when} (then changed by {who})',
    deleted: 'translation deleted, {when}',
    deletedBy: 'translation deleted, {when} (by {who})',
    show: 'Show',
    restore: 'Put this text back',
    close: 'Close',
    error: 'The text could not be put back. Try again in a moment.',
    empty: 'There is none of the last days.',
  },
  ru: {
    heading: 'Прежние тексты',
    until: 'как было до {when}',
    untilBy: 'как было до {when} (потом правка: {who})',
    deleted: 'перевод удален, {when}',
    deletedBy: 'перевод удален, {when} (кем: {who})',
    show: 'Показать',
    restore: 'Вернуть этот текст',
    close: 'Закрыть',
    error: 'Вернуть текст не удалось. Попробуйте еще раз чуть позже.',
    empty: 'За последние дни их нет.',
  },
  uk: {
    heading: 'Попередні тексти',
    until: 'як було до {when}',
    untilBy: 'як було до {when} (потім зміни: {who})',
    deleted: 'переклад видалено, {when}',
    deletedBy: 'переклад видалено, {when} (ким: {who})',
    show: 'Показати',
    restore: 'Повернути цей текст',
    close: 'Закрити',
    error: 'Повернути текст не вдалося. Спробуйте ще раз трохи згодом.',
    empty: 'За останні дні їх немає.',
  },
};

/**
 * Texts in the admin's language; English for an unsupported one.
 *
 * @param locale - the admin's language, like `uk-UA`
 */
export function earlierTexts(locale: string): EarlierTexts {
  return byLocale(TEXTS, locale);
}

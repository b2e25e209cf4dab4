import { byLocale } from '../../../../../../contract/by-locale';
import type { AdminLanguage, Plural } from '../texts/types';

/** Texts of the calendar of meetings; `{name}` is a placeholder. */
export interface MeetingsTexts {
  title: string;
  loading: string;
  error: string;
  retry: string;
  /** How to read the times. */
  clock: string;
  booked: Plural;
  noneBooked: string;
  free: Plural;
  /** Neither meetings nor times for them. */
  nothing: string;
  settings: string;
  today: string;
  meetings: string;
  freeTimes: string;
  noFree: string;
  reader: string;
  visitor: string;
  nameless: string;
}

const TEXTS: Readonly<Record<AdminLanguage, MeetingsTexts>> = {
  en: {
    title: 'Calendar of meetings',
    loading: 'Loading the meetings…',
    error: 'The meetings cannot be loaded just now. The page keeps trying.',
    retry: 'Try again',
    clock: 'Kyiv time; a meeting takes {minutes} min.',
    booked: { one: '# meeting ahead', other: '# meetings ahead' },
    noneBooked: 'No meeting is booked.',
    free: { one: '# free time', other: '# free times' },
    nothing:
      'No meeting is booked, and visitors can book none: no times are offered. The hours of meetings stand in the site settings.',
    settings: 'Hours of meetings',
    today: 'today',
    meetings: 'Meetings',
    freeTimes: 'Free',
    noFree: 'No free time',
    reader: 'yours: {time}',
    visitor: 'the visitor’s: {time}',
    nameless: 'Without a name',
  },
  ru: {
    title: 'Календарь встреч',
    loading: 'Встречи загружаются…',
    error: 'Сейчас встречи загрузить не удалось. Страница пробует снова.',
    retry: 'Попробовать еще раз',
    clock: 'Время по Киеву; встреча длится {minutes} мин.',
    booked: {
      one: 'Впереди # встреча',
      few: 'Впереди # встречи',
      many: 'Впереди # встреч',
      other: 'Впереди # встречи',
    },
    noneBooked: 'Назначенных встреч нет.',
    free: {
      one: '# свободное окно',
      few: '# свободных окна',
      many: '# свободных окон',
      other: '# свободного окна',
    },
    nothing:
      'Назначенных встреч нет, и записаться посетители не могут: времени для встреч нет. Часы встреч указаны в настройках сайта.',
    settings: 'Часы встреч',
    today: 'сегодня',
    meetings: 'Встречи',
    freeTimes: 'Свободно',
    noFree: 'Свободного времени нет',
    reader: 'у вас: {time}',
    visitor: 'у посетителя: {time}',
    nameless: 'Без имени',
  },
  uk: {
    title: 'Календар зустрічей',
    loading: 'Зустрічі завантажуються…',
    error: 'Зараз зустрічі завантажити не вдалося. Сторінка пробує знову.',
    retry: 'Спробувати ще раз',
    clock: 'Час за Києвом; зустріч триває {minutes} хв.',
    booked: {
      one: 'Попереду # зустріч',
      few: 'Попереду # зустрічі',
      many: 'Попереду # зустрічей',
      other: 'Попереду # зустрічі',
    },
    noneBooked: 'Призначених зустрічей немає.',
    free: {
      one: '# вільне вікно',
      few: '# вільні вікна',
      many: '# вільних вікон',
      other: '# вільного вікна',
    },
    nothing:
      'Призначених зустрічей немає, і записатися відвідувачі не можуть: часу для зустрічей немає. Години зустрічей вказано в налаштуваннях сайту.',
    settings: 'Години зустрічей',
    today: 'сьогодні',
    meetings: 'Зустрічі',
    freeTimes: 'Вільно',
    noFree: 'Вільного часу немає',
    reader: 'у вас: {time}',
    visitor: 'у відвідувача: {time}',
    nameless: 'Без імені',
  },
};

/**
 * Texts in the admin's language; English for an unsupported one.
 *
 * @param locale - the admin's language, like `uk-UA`
 */
export function meetingsTexts(locale: string): MeetingsTexts {
  return byLocale(TEXTS, locale);
}

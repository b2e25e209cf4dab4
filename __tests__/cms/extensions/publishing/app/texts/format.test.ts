import { TEXTS } from '../../../../../../cms/extensions/publishing/src/app/texts';
import {
  counted,
  duration,
  fill,
  languageName,
  moment,
} from '../../../../../../cms/extensions/publishing/src/app/texts/format';

/** Spaces of every width are one here. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it('fills gaps, and leaves one without a value', () => {
  expect(fill('{who} at {when}', { who: '$& <b>' })).toBe('$& <b> at {when}');
});

it.each([
  ['en', 1, '1 page changed'],
  ['en', 1200, '1,200 pages changed'],
  ['ru', 1, 'Изменилась 1 страница'],
  ['ru', 3, 'Изменились 3 страницы'],
  ['ru', 11, 'Изменилось 11 страниц'],
  ['uk', 21, 'Змінилася 21 сторінка'],
  ['uk', 5, 'Змінилося 5 сторінок'],
] as const)('in %s %i is “%s”', (language, count, text) => {
  expect(counted(TEXTS[language].builds.pages, count, language)).toBe(text);
});

it.each([
  [0.04, 'en-US', '0 sec'],
  [2.44, 'en-US', '2.4 sec'],
  [27.6, 'ru-RU', '28 с'],
  [59.7, 'en-US', '1 min'],
  [125, 'uk-UA', '2 хв 5 с'],
])('%d seconds in %s are %s', (seconds, locale, text) => {
  expect(plain(duration(seconds, locale))).toBe(text);
});

it('a moment of today has its time alone, another its day', () => {
  const now = new Date(2026, 6, 15, 12, 0).getTime();
  const today = new Date(2026, 6, 15, 9, 5, 7).toISOString();
  const earlier = new Date(2026, 6, 14, 9, 5).toISOString();
  expect(plain(moment(today, now, 'ru-RU'))).toBe('09:05:07');
  expect(plain(moment(earlier, now, 'ru-RU'))).toBe('14 июл. 2026 г., 09:05');
});

it('a language has its name in the admin’s', () => {
  expect(languageName('uk', 'ru-RU')).toBe('украинский');
});

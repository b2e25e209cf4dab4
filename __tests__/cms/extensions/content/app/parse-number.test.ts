/** @jest-environment node */
import {
  parseNumber,
  showNumber,
} from '../../../../../cms/extensions/content/src/app/number-input/parse-number';
import { refusedNumber } from '../../../../../cms/extensions/content/src/app/number-input/texts';

describe('a number as people type it', () => {
  it.each([
    ['3200,5', 'float', 'en-US', 3200.5],
    ['3200.5', 'float', 'uk-UA', 3200.5],
    [' 3 200,5 ', 'float', 'ru-RU', 3200.5],
    ['3\u00a0200', 'integer', 'ru-RU', 3200],
    ['3.200,50', 'float', 'en-US', 3200.5],
    ['3,200.50', 'float', 'ru-RU', 3200.5],
    ['1,185,000', 'integer', 'en-US', 1185000],
    ['185,000', 'integer', 'ru-RU', 185000],
    ['185.000', 'integer', 'en-US', 185000],
    ['3,200', 'float', 'en-US', 3200],
    ['3,200', 'float', 'uk-UA', 3.2],
    ['0,125', 'float', 'en-US', 0.125],
    ['-8.8291', 'float', 'en-US', -8.8291],
    ['−8,8291', 'float', 'uk-UA', -8.8291],
    [',5', 'float', 'en-US', 0.5],
    ['12’500', 'integer', 'en-US', 12500],
    ['148000,0', 'integer', 'ru-RU', 148000],
  ] as const)('%j, %s in %s, is %d', (typed, kind, locale, value) => {
    expect(parseNumber(typed, kind, locale)).toEqual({ kind: 'number', value });
  });

  it.each([
    ['12 villas', 'float', 'number'],
    ['1,2,3', 'float', 'number'],
    ['1e5', 'float', 'number'],
    ['-', 'integer', 'number'],
    ['148000,5', 'integer', 'whole'],
  ] as const)('%j, %s, is refused: %s', (typed, kind, reason) => {
    expect(parseNumber(typed, kind, 'en-US')).toEqual({ kind: 'refused', reason });
  });

  it('may be empty', () => {
    expect(parseNumber('  ', 'float', 'en-US')).toEqual({ kind: 'empty' });
  });
});

it.each([
  [185000, 'en-US'],
  [185000, 'ru-RU'],
  [3200.5, 'uk-UA'],
  [-8.8291, 'ru-RU'],
  [0.125, 'en-US'],
])('%d is shown in %s as it can be typed', (value, locale) => {
  expect(parseNumber(showNumber(value, locale), 'float', locale)).toEqual({
    kind: 'number',
    value,
  });
});

it('is refused in the language of the admin', () => {
  expect(refusedNumber('whole', '2,5', 'uk-UA')).toBe(
    '"2,5" — не ціле число. Приберіть дробову частину.',
  );
});

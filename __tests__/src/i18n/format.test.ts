import {
  formatDate,
  formatDistance,
  formatFileSize,
  formatMoney,
  formatNumber,
  formatPercent,
} from '../../../src/i18n/format';
import type { Language } from '../../../src/i18n/locales';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

describe('formatMoney', () => {
  it.each<[number, Language, string]>([
    [189_000, 'en', '$189,000'],
    [189_000, 'ru', `189${NARROW}000${NARROW}$`],
    [189_000, 'uk', `189${NARROW}000${NARROW}$`],
    [1_250_000, 'uk', `1${NARROW}250${NARROW}000${NARROW}$`],
    [999.5, 'en', '$1,000'],
    [0, 'ru', `0${NARROW}$`],
  ])('writes %d in %s as “%s”', (amount, language, text) => {
    expect(formatMoney(amount, language)).toBe(text);
  });
});

describe('formatNumber', () => {
  it.each<[number, Language, string]>([
    [1234.56, 'en', '1,234.6'],
    [12_345.67, 'ru', `12${NARROW}345,7`],
    [12_345.67, 'uk', `12${NARROW}345,7`],
    [42, 'uk', '42'],
    [42.04, 'en', '42'],
  ])('writes %d in %s as “%s”', (value, language, text) => {
    expect(formatNumber(value, language)).toBe(text);
  });
});

describe('formatPercent', () => {
  it.each<[number, Language, string]>([
    [9.25, 'en', '9.3%'],
    [9.25, 'ru', `9,3${NO_BREAK}%`],
    [9.25, 'uk', '9,3%'],
    [100, 'en', '100%'],
    [0, 'uk', '0%'],
    [-2.5, 'en', '-2.5%'],
  ])('writes %d in %s as “%s”', (percent, language, text) => {
    expect(formatPercent(percent, language)).toBe(text);
  });
});

describe('formatDate', () => {
  it.each<[string, Language, string]>([
    ['2026-11-05', 'en', '5 November 2026'],
    ['2026-11-05', 'ru', '5 ноября 2026 г.'],
    ['2026-11-05', 'uk', '5 листопада 2026 р.'],
    ['2026-01-01', 'en', '1 January 2026'],
    ['2026-12-31T23:59:59+02:00', 'en', '31 December 2026'],
  ])('writes %s in %s as “%s”', (date, language, text) => {
    expect(formatDate(date, language).replaceAll(NO_BREAK, ' ')).toBe(text);
  });
});

describe('formatDistance', () => {
  it.each<[number, Language, string]>([
    [400, 'en', '400 m'],
    [1_000, 'en', '1 km'],
    [2_500, 'ru', '2,5 км'],
    [500, 'uk', '500 м'],
  ])('writes %d metres in %s', (metres, language, text) => {
    expect(formatDistance(metres, language).replaceAll(/\s/gu, ' ')).toBe(text);
  });
});

describe('formatFileSize', () => {
  it.each<[number, Language, string]>([
    [3_450_000, 'uk', '3,5 МБ'],
    [3_000_000, 'en', '3 MB'],
    [240_400, 'ru', '240 кБ'],
  ])('writes %d bytes in %s', (bytes, language, text) => {
    expect(formatFileSize(bytes, language).replaceAll(/\s/gu, ' ')).toBe(text);
  });
});

import {
  formatDate,
  formatDistance,
  formatFileSize,
  formatMoney,
  formatNumber,
  formatCurrency,
  formatPercent,
  formatReturn,
} from '../../../src/i18n/format';
import { type Language, LOCALE_CODES, LOCALES } from '../../../src/i18n/locales';

const LANGUAGES = LOCALE_CODES.map((code) => LOCALES[code].language);

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
    [-18_250, 'en', '−$18,250'],
    [-18_250, 'ru', `−18${NARROW}250${NARROW}$`],
    [-18_250, 'uk', `−18${NARROW}250${NARROW}$`],
    [-0.4, 'en', '$0'],
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
    [-2.5, 'en', '−2.5%'],
    [-2.5, 'ru', `−2,5${NO_BREAK}%`],
  ])('writes %d in %s as “%s”', (percent, language, text) => {
    expect(formatPercent(percent, language)).toBe(text);
  });
});

describe('formatReturn', () => {
  it.each<[number, Language, string]>([
    [15, 'en', '15.0%'],
    [10.95, 'ru', `11,0${NO_BREAK}%`],
    [6.34, 'uk', '6,3%'],
    [0, 'en', '0.0%'],
    [-0.01, 'en', '0.0%'],
    [-2.5, 'uk', '−2,5%'],
  ])('writes %d in %s as “%s”', (percent, language, text) => {
    expect(formatReturn(percent, language)).toBe(text);
  });
});

describe('formatCurrency', () => {
  it.each<[number, 'EUR' | 'UAH', Language, string]>([
    [274_160.4, 'EUR', 'en', '€274,160'],
    [274_160, 'EUR', 'uk', `274${NARROW}160${NARROW}€`],
    [1_200, 'UAH', 'ru', `1${NARROW}200${NARROW}₴`],
    [-900, 'EUR', 'en', '−€900'],
  ])('writes %d %s in %s as “%s”', (amount, currency, language, text) => {
    expect(formatCurrency(amount, currency, language)).toBe(text);
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

describe.each(LANGUAGES)('what Intl writes in %s', (language) => {
  /** Spaces and the minus sign are chosen for typography, where Intl's data differ by release. */
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ').replaceAll('-', '−');
  const intl = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, { signDisplay: 'negative', ...options });
    return (value: number) => plain(format.format(value));
  };
  const figures = [
    0, 0.04, 0.05, 0.15, 0.25, 1, 1.005, 2.35, 9.95, 9.99, 12.5, 99.96, 100, 999, 999.4, 999.5,
    1000, 1234.56, 9_999.95, 12_345.67, 100_000, 189_000, 1_250_000.5, 12_000_000, 987_654_321,
    -0.01, -2.5, -1234.5,
  ];

  const unit = (name: string, maximumFractionDigits: number) =>
    intl({ style: 'unit', unit: name, maximumFractionDigits });
  const lengths = figures.filter((value) => value >= 0);
  /** Compares all values at once: a difference is shown with its neighbours. */
  const compare = <T>(
    values: readonly T[],
    ours: (value: T) => string,
    theirs: (value: T) => string,
  ) => {
    const table = (write: (value: T) => string) => values.map((value) => [value, write(value)]);
    expect(table((value) => plain(ours(value)))).toEqual(table(theirs));
  };

  it('for numbers', () => {
    compare(figures, (value) => formatNumber(value, language), intl({ maximumFractionDigits: 1 }));
  });

  it('for shares', () => {
    const share = intl({ style: 'percent', maximumFractionDigits: 1 });
    compare(
      figures,
      (value) => formatPercent(value, language),
      // Dividing leaves a trace in the last digits, which Intl would round.
      (value) => share(Number((value / 100).toPrecision(15))),
    );
  });

  it('for money', () => {
    const money = {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    } as const;
    compare(figures, (value) => formatMoney(value, language), intl(money));
  });

  it('for distances', () => {
    const [metres, kilometres] = [unit('meter', 0), unit('kilometer', 1)];
    compare(
      lengths,
      (value) => formatDistance(value, language),
      (value) => (value < 1_000 ? metres(value) : kilometres(value / 1_000)),
    );
  });

  it('for sizes of files', () => {
    const [kilobytes, megabytes] = [unit('kilobyte', 0), unit('megabyte', 1)];
    compare(
      lengths,
      (value) => formatFileSize(value, language),
      (value) => (value < 1_000_000 ? kilobytes(value / 1_000) : megabytes(value / 1_000_000)),
    );
  });

  it('for a day of each month', () => {
    const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    compare(
      Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`),
      (date) => formatDate(date, language),
      (date) => plain(format.format(new Date(date))),
    );
  });
});

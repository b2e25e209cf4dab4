import { statuses, triggers } from '../../../../../../contract/publishing.json';
import { TEXTS, textsFor } from '../../../../../../cms/extensions/publishing/src/app/texts';
import { STEPS } from '../../../../../../publisher/src/builder/gatsby-internals';

/** Every text with the place where it stands. */
function textsOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value as object).flatMap(([key, part]) => textsOf(part, `${place}.${key}`));
}
const gaps = (text: string) => (text.match(/\{\w+\}|#/g) ?? []).sort();
/** Plural forms differ between languages. */
const isForm = (place: string) => /\.(?:one|few|many|other)$/.test(place);
const LANGUAGES = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

it.each([
  ['en-US', TEXTS.en],
  ['ru-RU', TEXTS.ru],
  ['uk-UA', TEXTS.uk],
  ['la', TEXTS.en],
  ['constructor', TEXTS.en],
])('the admin in %s has its words', (locale, texts) => {
  expect(textsFor(locale)).toBe(texts);
});

it.each(LANGUAGES)('the words in %s are whole, with the gaps of the English ones', (language) => {
  const english = new Map(textsOf(TEXTS.en));
  const own = new Map(textsOf(TEXTS[language]));
  expect([...own].filter(([, text]) => text.trim() === '')).toEqual([]);
  for (const [place, text] of english) {
    expect([place, gaps(own.get(place) ?? '')]).toEqual([place, gaps(text)]);
  }
  expect([...own.keys()].filter((place) => !isForm(place)).sort()).toEqual(
    [...english.keys()].filter((place) => !isForm(place)).sort(),
  );
});

it.each(LANGUAGES)('the words in %s have all plural forms of the language', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  expect(Object.keys(TEXTS[language].builds.pages).sort()).toEqual([...pluralCategories].sort());
});

it.each(LANGUAGES)('each status, trigger and step has a word in %s', (language) => {
  const { status, trigger, step } = TEXTS[language];
  expect(Object.keys(status).sort()).toEqual([...statuses].sort());
  expect(Object.keys(trigger).sort()).toEqual([...triggers].sort());
  expect(Object.keys(step)).toEqual(expect.arrayContaining([...STEPS, 'full', 'gate']));
});

import path from 'node:path';
import { SEARCH_KINDS } from '../src/domain/search';
import { ROUTES } from '../src/config/routes';
import { ACCOUNT_FAILURES, ACCOUNT_FIELDS, ACCOUNT_PROBLEMS } from '../src/domain/account';
import { CONSENT_CATEGORIES } from '../src/domain/consent';
import { SCENARIOS } from '../src/domain/forecast';
import { COMPARED } from '../src/domain/forecast-result';
import {
  FAILURES,
  FIELD_PROBLEMS,
  FORM_FIELDS,
  hasField,
  LEAD_KINDS,
  MEETING_MODES,
  MEETING_PLACES,
  TOPICS,
} from '../src/domain/lead';
import { SLIDE_ERRORS } from '../src/domain/lightbox';
import { DAY_PARTS } from '../src/domain/meeting';
import { PROJECT_TYPES } from '../src/domain/project';
import { LOCALE_CODES, LOCALES, type Locale } from '../src/i18n/locales';
import { PROJECT_PARTS } from '../src/layout/project-page/project-parts';
import { TEASERS } from '../src/sections/teaser/teaser';
import { translatorFor } from './support/i18n';
import { flatStrings } from './support/interface-strings';
import { sourceFiles, textOf, withImports } from './support/source-files';
import { PROJECT_TYPE, PROJECT_UNIT } from '../contract/content/real-estate';
import { SITE_SETTINGS } from '../contract/content/site';
import { HOME_STATUSES } from '../src/domain/home';
import { OWN_LIMITS } from '../src/domain/own-forecast';
import { PROJECT_SORTS } from '../src/domain/project-filter';
import { ROWS } from '../src/sections/comparison/comparison-rows';

const TRANSLATIONS = LOCALE_CODES.filter((locale) => locale !== 'en');
/** Locales whose words are written in Cyrillic letters alone. */
const CYRILLIC = ['ru', 'ua'] as const satisfies readonly Locale[];
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

const strings = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, flatStrings(locale)]),
) as Record<Locale, Map<string, string>>;

const baseOf = (key: string) => key.replace(PLURAL_SUFFIX, '');
const basesOf = (locale: Locale) => [...new Set([...strings[locale].keys()].map(baseOf))].sort();
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name]) => name).sort();

/** Words that are written in Latin letters in every language. */
const LATIN_WORDS = ['ROI', 'PDF', 'Cookie', 'Google', 'Analytics'];

const COOKIE_KINDS = ['necessary', ...CONSENT_CATEGORIES];

/**
 * Strings looked up by a value. Each prefix names what the values are: where those are a list in
 * the code, the strings have to be that list.
 */
const DYNAMIC: Record<string, { reason: string; values?: readonly string[] }> = {
  'common:routes.': { reason: 'names of the routes, in menus', values: Object.keys(ROUTES) },
  'common:more.': { reason: 'links of the teasers, by route' },
  'home:teaser.': { reason: 'parts of the home page', values: TEASERS },
  'common:empty.': { reason: 'lists without items, by route' },
  'search:kind.': { reason: 'kinds of pages that the search finds', values: SEARCH_KINDS },
  'common:season.': {
    reason: 'deadlines, by season',
    values: ['winter', 'spring', 'summer', 'autumn'],
  },
  'common:project.type.': { reason: 'kinds of projects in the CMS', values: PROJECT_TYPES },
  'project:unit.kind.': {
    reason: 'kinds of units in the CMS',
    values: ['villa', 'apartment', 'one_room_apartment'],
  },
  'project:menu.': { reason: 'parts of a project page', values: PROJECT_PARTS.map(({ id }) => id) },
  'project:stage.': { reason: 'how far a stage of the construction is, and its labels' },
  'proof:figure.': { reason: 'figures of a forecast and its result', values: COMPARED },
  'project:unit.': {
    reason: 'figures of the units, and their other words',
  },
  'project:homeStatus.': { reason: 'statuses of homes in the CMS', values: HOME_STATUSES },
  'project:room.': {
    reason: 'kinds of rooms in the CMS',
    values: Object.keys(PROJECT_UNIT.fields.rooms.item.fields.kind.choices),
  },
  'project:payment.': {
    reason: 'stages of payment in the CMS',
    values: Object.keys(PROJECT_TYPE.fields.paymentStages.item.fields.stage.choices),
  },
  'project:currency.': {
    reason: 'currencies in the CMS',
    values: Object.keys(SITE_SETTINGS.fields.rates.item.fields.currency.choices),
  },
  'projects:sort.': {
    reason: 'orders of the list, and the label',
    values: ['label', 'own', ...PROJECT_SORTS],
  },
  'calculator:figure.': { reason: 'figures of one’s own', values: Object.keys(OWN_LIMITS) },
  'calculator:outcome.': { reason: 'what became of a copy', values: ['copied', 'refused'] },
  'compare:row.': { reason: 'lines of a comparison, and the head', values: ['project', ...ROWS] },
  'common:scenario.': { reason: 'scenarios of the forecast', values: SCENARIOS },
  'project:minutes.': { reason: 'what the distances are to, and how far that is' },
  'areas:minutes.': {
    reason: 'what the distances of an area are to',
    values: ['beach', 'airport', 'school'],
  },
  'areas:to.': {
    reason: 'what the distances of an area are to',
    values: ['beach', 'airport', 'school'],
  },
  'lightbox:error.': { reason: 'what can go wrong with a slide', values: SLIDE_ERRORS },
  'forms:kind.': { reason: 'kinds of requests', values: LEAD_KINDS },
  'forms:send.': { reason: 'kinds of requests', values: LEAD_KINDS },
  'forms:next.': { reason: 'kinds of requests', values: LEAD_KINDS },
  'forms:field.': { reason: 'fields of the forms', values: FORM_FIELDS },
  'forms:file.': {
    reason: 'forms with a file, and the button',
    values: ['choose', ...LEAD_KINDS.filter((kind) => hasField(kind, 'file'))],
  },
  'forms:topic.': { reason: 'topics of an offer', values: TOPICS },
  'forms:dayPart.': { reason: 'part of the day', values: DAY_PARTS.map(([name]) => name) },
  'forms:mode.': { reason: 'where one meets, and the label', values: ['label', ...MEETING_PLACES] },
  'forms:problem.': { reason: 'what can be wrong with a field', values: FIELD_PROBLEMS },
  'forms:failure.': { reason: 'why a request was not taken', values: FAILURES },
  'account:field.': { reason: 'fields of the account', values: ACCOUNT_FIELDS },
  'account:problem.': { reason: 'what can be wrong with a field', values: ACCOUNT_PROBLEMS },
  'account:failure.': { reason: 'why something was not done', values: ACCOUNT_FAILURES },
  'account:kind.': { reason: 'kinds of requests', values: LEAD_KINDS },
  'account:status.': {
    reason: 'how far a request is',
    values: ['new', 'in_work', 'done', 'cancelled'],
  },
  'account:mode.': { reason: 'where one meets', values: MEETING_MODES },
  'account:over.': { reason: 'why a sign-in is over', values: ['left', 'ended'] },
  'consent:title.': { reason: 'kinds of cookies', values: COOKIE_KINDS },
  'consent:text.': { reason: 'kinds of cookies', values: COOKIE_KINDS },
  'people:position.': {
    reason: 'positions in the CMS',
    values: ['founder', 'architect', 'builder', 'financier'],
  },
  'people:employment.': {
    reason: 'kinds of employment in the CMS',
    values: ['full_time', 'part_time', 'contract'],
  },
};

/** Keys of strings as the code writes them whole; `property="og:title"` is an attribute, no key. */
const KEY = /(?<!=|from )['"`]([a-z-]+):([\w.]+)/g;
const COMMENT = /^ *\/?\*.*$/gm;
const keysIn = (text: string) =>
  [...text.replace(COMMENT, '').matchAll(KEY)].map(([, namespace = '', key = '']) => ({
    namespace,
    key,
  }));

const sources = sourceFiles().map(textOf).join('\n');
const written = new Set(keysIn(sources).map(({ namespace, key }) => `${namespace}:${key}`));
const isDynamic = (key: string) => Object.keys(DYNAMIC).some((prefix) => key.startsWith(prefix));
const isUsed = (key: string) => written.has(key) || isDynamic(key);

describe.each(TRANSLATIONS)('the strings of %s', (locale) => {
  it('are the same as the English ones', () => {
    expect(basesOf(locale)).toEqual(basesOf('en'));
  });

  it('have the placeholders of the English ones', () => {
    const wrong = [...strings[locale]].filter(([key, text]) => {
      const english = strings.en.get(key) ?? strings.en.get(`${baseOf(key)}_other`) ?? '';
      return String(placeholdersOf(text)) !== String(placeholdersOf(english));
    });
    expect(wrong).toEqual([]);
  });
});

describe.each(CYRILLIC)('the strings of %s', (locale) => {
  it('have no Latin letters left, look-alikes among Cyrillic ones included', () => {
    const wrong = [...strings[locale]].filter(([, text]) => {
      const words = text.replace(/\{\{.+?\}\}/g, '').match(/[A-Za-z]+/g) ?? [];
      return words.some((word) => !LATIN_WORDS.includes(word));
    });
    expect(wrong).toEqual([]);
  });

  it('have no letters of the other language', () => {
    const foreign = locale === 'ru' ? /[іїєґ]/i : /[ыэъё]/i;
    expect([...strings[locale]].filter(([, text]) => foreign.test(text))).toEqual([]);
  });
});

describe.each(LOCALE_CODES)('every string of %s', (locale) => {
  it('has words and no stray space', () => {
    const wrong = [...strings[locale]].filter(([, text]) => text === '' || text !== text.trim());
    expect(wrong).toEqual([]);
  });

  it('that counts has exactly the forms of its language', () => {
    const { pluralCategories } = new Intl.PluralRules(LOCALES[locale].language).resolvedOptions();
    const counted = [...strings[locale].keys()].filter((key) => PLURAL_SUFFIX.test(key));
    expect(counted).not.toHaveLength(0);
    for (const base of new Set(counted.map(baseOf))) {
      const forms = counted.filter((key) => baseOf(key) === base);
      expect(forms.sort()).toEqual(pluralCategories.map((form) => `${base}_${form}`).sort());
    }
  });
});

describe('the plural forms', () => {
  it.each<[Locale, number, string]>([
    ['en', 1, '1 minute by car'],
    ['en', 2, '2 minutes by car'],
    ['ua', 1, '1 хвилина автівкою'],
    ['ua', 2, '2 хвилини автівкою'],
    ['ua', 5, '5 хвилин автівкою'],
    ['ua', 11, '11 хвилин автівкою'],
    ['ua', 21, '21 хвилина автівкою'],
    ['ua', 24, '24 хвилини автівкою'],
    ['ua', 1.5, '1.5 хвилини автівкою'],
    ['ru', 1, '1 минута на машине'],
    ['ru', 3, '3 минуты на машине'],
    ['ru', 12, '12 минут на машине'],
    ['ru', 22, '22 минуты на машине'],
  ])('of %s say of %d: %s', (locale, count, text) => {
    expect(translatorFor(locale).t('project:minutes.value', { count })).toBe(text);
  });
});

describe('the code', () => {
  it('shows every string, but for those it does not show yet', () => {
    expect(basesOf('en').filter((key) => !isUsed(key))).toEqual([]);
  });

  it.each(Object.entries(DYNAMIC))('asks with %s… for a value', (prefix, { values }) => {
    const ways = [`\`${prefix}\${`, `labelOf('${prefix.slice(0, -1)}', `];
    expect(ways.some((way) => sources.includes(way))).toBe(true);
    const keys = basesOf('en').filter((candidate) => candidate.startsWith(prefix));
    expect(keys).not.toHaveLength(0);
    if (values) expect(keys).toEqual(values.map((value) => prefix + value).sort());
  });
});

describe('a template', () => {
  const templates = sourceFiles('templates').map((file) => [path.basename(file, '.tsx'), file]);

  it.each(templates)('brings the strings it shows, and no more: %s', (_, file = '') => {
    const asked = /allLocale\([^]*?ns: \{ in: \[([^\]]*)\]/.exec(textOf(file))?.[1] ?? '';
    const brought = [...asked.matchAll(/"([^"]+)"/g)].map(([, namespace]) => namespace);
    const shown = [...withImports(file)].flatMap((source) =>
      keysIn(textOf(source)).map(({ namespace }) => namespace),
    );
    expect(brought.sort()).toEqual([...new Set(shown)].sort());
  });
});

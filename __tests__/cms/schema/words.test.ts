import {
  BOOKMARKS,
  FILE_FOLDERS,
  LEADS_DASHBOARD,
  LEAD_PANELS,
  MODULE_BAR,
  POLICIES,
  ROLES,
} from '../../../cms/access';
import {
  STORED_NAMES,
  withNames,
  withRoleNames,
} from '../../../cms/extensions/content/src/own-names';
import { COLLECTIONS, FILE_FIELDS, TRANSLATIONS, USER_FIELDS } from '../../../cms/schema';
import type { FieldSpec } from '../../../cms/schema';
import { WORDS, textOf, textsIn, translated, translationsOf } from '../../../cms/schema/words';
import { ACCESS_TRANSLATIONS } from '../../../cms/scripts/apply-access';

/** Keys under which a declaration holds texts that the admin shows. */
const TEXT_KEYS = new Set(['note', 'text', 'label', 'addLabel', 'validation_message', 'bookmark']);

/** What stands untranslated under such a key. */
function literalsIn(declaration: unknown): string[] {
  if (typeof declaration !== 'object' || declaration === null) return [];
  return Object.entries(declaration).flatMap(([key, value]) => {
    if (typeof value !== 'string') return literalsIn(value);
    const isShown = TEXT_KEYS.has(key) || (key === 'name' && 'meta' in declaration);
    return isShown && value !== translated(value) ? [value] : [];
  });
}

const fields: FieldSpec[] = [
  ...COLLECTIONS.flatMap((spec) => spec.fields),
  ...FILE_FIELDS,
  ...USER_FIELDS,
];
const stored = [
  ...LEAD_PANELS.map(({ name }) => name),
  LEADS_DASHBOARD.name,
  LEADS_DASHBOARD.note,
  ...FILE_FOLDERS.map(({ name }) => name),
  ...[...POLICIES, ...ROLES].flatMap(({ name, description }) => [name, description]),
  // The role that Directus makes at its first start.
  'Administrator',
];
const texts = [...textsIn([COLLECTIONS, FILE_FIELDS, USER_FIELDS, BOOKMARKS]), ...stored];

describe('the admin', () => {
  it('shows no text that is English for everybody', () => {
    expect(literalsIn({ note: 'A', meta: { options: { choices: [{ text: 'B' }] } } })).toEqual([
      'A',
      'B',
    ]);
    expect(literalsIn([COLLECTIONS, FILE_FIELDS, USER_FIELDS, BOOKMARKS])).toEqual([]);
  });

  it.each(Object.entries(WORDS))('has each of its texts in %s', (_tag, words) => {
    expect(texts.filter((text) => !words[text]?.trim())).toEqual([]);
  });

  it('labels each field in each language', () => {
    const unlabelled = fields.filter(
      ({ meta }) =>
        meta.hidden !== true &&
        meta.translations?.filter(({ language }) => language !== 'en-US').length !== 2,
    );
    expect(unlabelled.map(({ field }) => field)).toEqual([]);
  });

  it.each(Object.entries(WORDS))('has no text in %s that nothing shows', (_tag, words) => {
    const shown = new Set([...texts, ...textsIn(MODULE_BAR), 'Publishing', 'Demo files']);
    expect(Object.keys(words).filter((text) => !shown.has(text))).toEqual([]);
  });

  it('writes words that Directus takes as they are: braces would be placeholders', () => {
    for (const words of Object.values(WORDS)) {
      expect(Object.values(words).filter((word) => /[{}]/.test(word))).toEqual([]);
    }
  });

  it('uses keys that fit their column', () => {
    expect(texts.filter((text) => text.length > 255)).toEqual([]);
  });
});

describe('translations of the admin', () => {
  it('have one row per text and language', () => {
    const rows = [...TRANSLATIONS, ...ACCESS_TRANSLATIONS];
    expect(rows).toContainEqual({ key: 'Draft', language: 'uk-UA', value: 'Чернетка' });
    for (const list of [TRANSLATIONS, ACCESS_TRANSLATIONS]) {
      const ids = list.map(({ key, language }) => `${key} ${language}`);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('are asked for by the English text', () => {
    expect(translated('Draft')).toBe('$t:Draft');
    expect(translated('$t:Draft')).toBe('$t:Draft');
    expect(textOf('$t:Draft')).toBe('Draft');
    expect(textsIn([{ text: '$t:Draft' }, { note: '$t:Draft', other: 'x' }])).toEqual(['Draft']);
  });

  it.each(['301', '2027-01-01', 'Українська', ''])('are not asked for “%s”', (text) => {
    expect(translated(text)).toBe(text);
  });

  it('leave out what nobody has translated', () => {
    expect(translationsOf(['Something new'])).toEqual([]);
  });
});

describe('names that are stored', () => {
  const rows = [{ id: 1, name: 'Requests', note: null }, { id: 2, name: 'Of the team' }, { id: 3 }];

  it('are shown in the language of the admin, those of people as they are', () => {
    expect(withNames(rows, STORED_NAMES.dashboards, 'uk')).toEqual([
      { id: 1, name: 'Заявки', note: null },
      { id: 2, name: 'Of the team' },
      { id: 3 },
    ]);
    expect(withNames(rows, STORED_NAMES.dashboards, 'en')).toEqual(rows);
  });

  it('are those of roles, too, where a user is shown with one', () => {
    const users = [{ id: 1, role: { name: 'Editor' } }, { id: 2, role: 'key' }, { id: 3 }];
    expect(withRoleNames(users, 'uk')).toEqual([
      { id: 1, role: { name: 'Редактор' } },
      { id: 2, role: 'key' },
      { id: 3 },
    ]);
  });
});

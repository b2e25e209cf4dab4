import type { Row } from '../src/directus/rows';
import { linkRule } from '../src/links';
import {
  DEFAULTS,
  type ContentType,
  type LocaleOption,
  type ResolvedOptions,
} from '../src/options';

export const URL_OF_CMS = 'https://cms.example.com';
export const TOKEN = 'secret-token-of-the-build';

/** Addresses that links may have, as a site would say it. */
const LINKS = {
  refused: '[\\u0000-\\u001f\\u007f\\\\]',
  kinds: {
    web: '^https?://[^/?#@\\s]+(?:[/?#].*)?$',
    mail: '^mailto:[^\\s@?]+@[^\\s@?]+\\.[^\\s@?]+(?:\\?.*)?$',
    phone: '^tel:\\+?\\d[\\d().-]{2,30}$',
    path: '^(?:/(?!/|(?:\\.|%2e){1,2}(?:[/?#]|$))[^/?#]*)+(?:[?#].*)?$',
    part: '^#.+$',
  },
};

/** The rule that every link is checked by. */
export const LINK_RULE = linkRule(LINKS);

export const LOCALES: readonly LocaleOption[] = [
  { code: 'en', language: 'en', fallback: [] },
  { code: 'ru', language: 'ru', fallback: ['en'] },
  { code: 'ua', language: 'uk', fallback: ['en'] },
];

/** A translated, draftable type with one of each kind of field. */
export const HOUSE: ContentType = {
  name: 'House',
  collection: 'houses',
  description: 'A house.',
  translated: true,
  draftable: true,
  slugged: true,
  sort: ['-built_on', 'slug'],
  fields: {
    price: { type: 'Int', description: 'US dollars.' },
    builtOn: { type: 'Date', description: 'Day it was finished.' },
    sold: { type: 'Boolean', required: true, description: 'Whether it is sold.' },
    cover: { type: 'Image', description: 'Picture of the cards.' },
    gallery: { type: 'Images', junction: { file: 'directus_files_id' }, description: 'Album.' },
    plan: { type: 'File', description: 'A PDF.' },
    street: { type: 'Reference', to: 'Street', description: 'Where it stands.' },
    rooms: { type: 'Children', of: 'Room', by: 'house', description: 'Its rooms.' },
    title: { type: 'String', translated: true, required: true, description: 'Its name.' },
    summary: { type: 'String', translated: true, description: 'A sentence.' },
    body: { type: 'RichText', translated: true, description: 'The text.' },
    facts: {
      type: 'List',
      translated: true,
      description: 'Figures.',
      item: {
        name: 'HouseFact',
        description: 'A figure.',
        fields: {
          label: { type: 'String', required: true, description: 'What it is.' },
          value: { type: 'String', description: 'How much.' },
        },
      },
    },
  },
};

export const STREET: ContentType = {
  name: 'Street',
  collection: 'streets',
  description: 'A street.',
  translated: true,
  draftable: true,
  fields: {
    name: { type: 'String', translated: true, required: true, description: 'Its name.' },
    houses: { type: 'Children', of: 'House', by: 'street', description: 'Houses in it.' },
  },
};

export const ROOM: ContentType = {
  name: 'Room',
  collection: 'rooms',
  description: 'A room, the same in every language.',
  sort: ['sort'],
  fields: {
    house: { type: 'Reference', to: 'House', required: true, description: 'Its house.' },
    name: { type: 'String', required: true, description: 'Its code.' },
    photo: { type: 'Image', description: 'What it looks like.' },
  },
};

export const TOUR: ContentType = {
  name: 'Tour',
  collection: 'tours',
  description: 'Houses to see in one day.',
  draftable: true,
  fields: {
    houses: {
      type: 'References',
      to: 'House',
      junction: { item: 'houses_id' },
      description: 'The houses, in the order of the day.',
    },
  },
};

export const TYPES = [HOUSE, STREET, ROOM, TOUR] as const;

/** Options as Gatsby hands them over. */
export function makeOptions(changes: Partial<ResolvedOptions> = {}): ResolvedOptions {
  return {
    ...DEFAULTS,
    url: URL_OF_CMS,
    tokenVariable: 'TEST_DIRECTUS_TOKEN',
    token: TOKEN,
    locales: LOCALES,
    types: TYPES,
    links: LINKS,
    retries: 0,
    plugins: [],
    ...changes,
  };
}

/** Fingerprints from plain lists of rows. */
export function fingerprintsOf(
  rows: Readonly<Record<string, readonly Row[]>>,
): Map<string, Map<string, Row>> {
  return new Map(
    Object.entries(rows).map(([type, list]) => [
      type,
      new Map(list.map((row) => [String(row.id), row])),
    ]),
  );
}

/** A text as it stands in an attribute. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A row of a translations collection. */
export const translation = (language: string, values: Row): Row => ({
  id: language,
  languages_code: { code: language },
  ...values,
});

import { languages } from '../../contract/site.json';
import { folder } from './build';
import { BUILDS } from './builds';
import { field, hidden } from './field';
import { line, toggle } from './fields';
import { LEADS } from './leads';
import { REAL_ESTATE } from './real-estate';
import { SITE } from './site';
import type { CollectionSpec, FieldSpec, RelationSpec } from './types';

export { TRANSLATIONS } from './notes';
export { SLUG_MESSAGE, SLUG_PATTERN } from './own-fields';
export type { CollectionSpec, FieldSpec, RelationSpec } from './types';

/** Folders of the navigation; they are free of the licence's count. */
export const FOLDERS: CollectionSpec[] = [
  folder('real_estate', 'apartment', 'Projects, areas and sale offers'),
  folder('site', 'public', 'Publications, page texts, contacts'),
  folder('company', 'badge', 'Team and vacancies'),
  folder('sales_desk', 'support_agent', 'What visitors wrote to us'),
];

/** Order of the navigation inside each folder. */
const ORDER = [
  'sales_desk',
  'leads',
  'real_estate',
  'site',
  'company',
  'projects',
  'areas',
  'sales',
  'posts',
  'pages',
  'settings',
  'redirects',
  'builds',
  'languages',
  'team',
  'vacancies',
];

const parts = [...SITE, ...REAL_ESTATE, ...LEADS, ...BUILDS];

/** Every collection, those that others point to first. */
export const COLLECTIONS: CollectionSpec[] = [
  ...FOLDERS,
  ...parts.flatMap((part) => part.collections),
].map((spec) => {
  const position = ORDER.indexOf(spec.collection);
  return { ...spec, meta: { ...spec.meta, sort: position === -1 ? ORDER.length : position + 1 } };
});

export const RELATIONS: RelationSpec[] = parts.flatMap((part) => part.relations);

/** What the file library is told about a picture besides its title. */
export const FILE_FIELDS: FieldSpec[] = [
  line('alt_en', { note: 'What the picture shows, for those who cannot see it. English.' }),
  line('alt_ru', { note: 'The same in Russian. Empty: English.' }),
  line('alt_uk', { note: 'The same in Ukrainian. Empty: English.' }),
  toggle('is_visualisation', 'Made on a computer: the site says so'),
];

/** What a visitor's account holds besides name, e-mail and password. */
export const USER_FIELDS: FieldSpec[] = [
  line('phone', { half: true, note: 'Visitors only: filled into the forms.' }),
  line('alternative_contact', { half: true, note: 'Visitors only: filled into the forms.' }),
  hidden(
    field({
      name: 'short_list',
      type: 'json',
      meta: { interface: 'input-code', special: ['cast-json'] },
      schema: {},
      extra: {},
    }),
  ),
];

/** Languages of the site, as rows of `languages`. */
export const LANGUAGES = Object.entries(languages).map(([code, { name }], index) => ({
  code,
  name,
  direction: 'ltr',
  sort: index + 1,
}));

/** Real tables only: what the licence counts. */
export const TABLES = COLLECTIONS.filter((spec) => spec.schema !== null);

/** Tables that are no content, of personal data or the site's own: its build does not read them. */
export const PRIVATE_COLLECTIONS: readonly string[] = ['leads', 'builds'];

/** Tables the site is made of. */
export const CONTENT_TABLES = TABLES.filter(
  ({ collection }) => !PRIVATE_COLLECTIONS.includes(collection),
);

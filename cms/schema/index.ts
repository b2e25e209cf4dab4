import { languages } from '../../contract/site.json';
import { folder } from './build';
import { BUILDS } from './builds';
import { field, hidden } from './field';
import { line, toggle } from './fields';
import { LEADS } from './leads';
import { REAL_ESTATE } from './real-estate';
import { SITE } from './site';
import type { CollectionSpec, FieldSpec, RelationSpec } from './types';
import { DIRECTUS_TRANSLATIONS, textsIn, translationsOf } from './words';
import { collectionInLanguages, fieldInLanguages } from './words/admin-texts';

export { SLUG_MESSAGE, SLUG_PATTERN } from './own-fields';
export type { CollectionSpec, FieldSpec, RelationSpec } from './types';

/** Folders of the navigation; the licence's collection limit does not count them. */
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

/** All collections in order of their dependencies. */
export const COLLECTIONS: CollectionSpec[] = [
  ...FOLDERS,
  ...parts.flatMap((part) => part.collections),
].map((spec) => {
  const position = ORDER.indexOf(spec.collection);
  const sort = position === -1 ? ORDER.length : position + 1;
  return collectionInLanguages({ ...spec, meta: { ...spec.meta, sort } });
});

export const RELATIONS: RelationSpec[] = parts.flatMap((part) => part.relations);

/** Directus' own fields of a file are sorted from 1 on; these come before them. */
const first = (specs: FieldSpec[]): FieldSpec[] =>
  specs.map((spec, index) => ({ ...spec, meta: { ...spec.meta, sort: index - specs.length } }));

/** Additional fields of `directus_files`, at the top of its form. */
export const FILE_FIELDS: FieldSpec[] = first([
  line('alt_en', { note: 'What the picture shows, for those who cannot see it. English.' }),
  ...Object.keys(languages)
    .filter((code) => code !== 'en')
    .map((code) => line(`alt_${code}`, { note: 'The same in this language. Empty: English.' })),
  toggle('is_visualisation', 'Made on a computer: the site says so'),
]).map(fieldInLanguages);

/** Additional fields of `directus_users` for visitors. */
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
].map(fieldInLanguages);

/** Translations of the texts in the declarations above. */
export const TRANSLATIONS = [
  ...translationsOf(textsIn([COLLECTIONS, FILE_FIELDS, USER_FIELDS])),
  ...DIRECTUS_TRANSLATIONS,
];

/** Languages of the site, as rows of `languages`. */
export const LANGUAGES = Object.entries(languages).map(([code, { name }], index) => ({
  code,
  name,
  direction: 'ltr',
  sort: index + 1,
}));

/** Collections with a table: the licence counts these. */
export const TABLES = COLLECTIONS.filter((spec) => spec.schema !== null);

/** Tables that the site's build must not read: personal data and internal ones. */
export const PRIVATE_COLLECTIONS: readonly string[] = ['leads', 'builds'];

/** Tables that the site's build reads. */
export const CONTENT_TABLES = TABLES.filter(
  ({ collection }) => !PRIVATE_COLLECTIONS.includes(collection),
);

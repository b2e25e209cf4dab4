import {
  NEWS,
  PAGE,
  REDIRECT,
  SITE_SETTINGS,
  TEAM_MEMBER,
  VACANCY,
} from '../../contract/content/site';
import { entity } from './build';
import { columnsOf, contentOf, insertBehind } from './columns';
import { choice, line } from './fields';
import { COORDINATES, COUNTRY, SEO, SUMMARY } from './forms';
import { dates, fixedSlug, schedule, slug, sort, status, unique } from './own-fields';
import { leadSettings } from './leads';
import { collectionLabels, fieldLabels } from './labels';
import type { SchemaPart } from './types';

// News, articles and documents share their columns.
const posts = entity('posts', {
  group: 'site',
  icon: 'newspaper',
  ...contentOf(NEWS, { summary: SUMMARY, ...SEO }),
  fields: [
    status(),
    slug('Stands in the address: /news/first-keys. The old address then leads to the new one.'),
    ...schedule(),
    choice(
      'kind',
      { news: 'News', article: 'Article', doc: 'Document' },
      { note: 'Decides where on the site it stands.' },
    ),
    ...columnsOf(NEWS, { author: { template: '{{translations}}' }, eventCountry: COUNTRY }),
  ],
  relations: [
    {
      collection: 'posts',
      field: 'author',
      related_collection: 'team',
      meta: {},
      schema: { on_delete: 'SET NULL' },
    },
  ],
});

const team = entity('team', {
  group: 'company',
  icon: 'groups',
  ...contentOf(TEAM_MEMBER, { bio: { multiline: true, soft: 400 } }),
  fields: [status(), ...insertBehind(columnsOf(TEAM_MEMBER, {}), 'position', [sort()])],
  translatedTitle: 'name',
});

const vacancies = entity('vacancies', {
  group: 'company',
  icon: 'work',
  ...contentOf(VACANCY, {
    summary: SUMMARY,
    locality: { half: true },
    place: { half: true },
    ...SEO,
  }),
  fields: [
    status(),
    slug(
      'Stands in the address: /career/site-engineer. The old address then leads to the new one.',
    ),
    ...columnsOf(VACANCY, { country: COUNTRY }),
  ],
});

const pages = entity('pages', {
  group: 'site',
  icon: 'web',
  ...contentOf(PAGE, {
    lead: SUMMARY,
    blocks: {
      template: '{{title}} {{value}}',
      item: { title: { half: true }, value: { half: true }, text: { multiline: true } },
    },
    ...SEO,
  }),
  fields: [
    fixedSlug('Which page: home, about, career… The site knows it by this name.'),
    ...columnsOf(PAGE, {}),
  ],
});

const address = (placeholder: string) => ({ half: true, placeholder });

const settings = entity('settings', {
  group: 'site',
  icon: 'contact_phone',
  ...contentOf(SITE_SETTINGS, {
    about: { multiline: true },
    directions: { multiline: true, soft: 250 },
    places: { template: '{{name}}', item: { name: { half: true }, ...COORDINATES } },
    promoTitle: { soft: 60 },
    promoText: { multiline: true, soft: 200 },
    promoButton: { soft: 30 },
  }),
  fields: insertBehind(
    columnsOf(SITE_SETTINGS, {
      ...COORDINATES,
      addressCountry: COUNTRY,
      regionCountry: COUNTRY,
      phone: address('+62…'),
      email: { half: true },
      whatsapp: address('https://wa.me/…'),
      telegram: address('https://t.me/…'),
      instagram: address('https://www.instagram.com/…'),
      youtube: address('https://www.youtube.com/…'),
      promoLink: address('/sales/…'),
      mainMenu: { template: '{{page}}' },
      footerMenu: { template: '{{page}}' },
    }),
    'share_image',
    leadSettings(),
  ),
  translatedTitle: 'company_name',
});

const redirects = entity('redirects', {
  group: 'site',
  icon: 'alt_route',
  ...contentOf(REDIRECT, {}),
  displayTemplate: '{{from_path}} → {{to_path}}',
  fields: columnsOf(REDIRECT, { fromPath: { half: true }, toPath: { half: true } }).map((spec) =>
    spec.field === 'from_path' ? unique(spec) : spec,
  ),
});

const languages: SchemaPart = {
  collections: [
    {
      collection: 'languages',
      meta: {
        icon: 'translate',
        note: 'Languages of the site; set by the site’s code',
        group: 'site',
        hidden: true,
        sort_field: 'sort',
        display_template: '{{name}}',
        translations: collectionLabels('languages'),
      },
      schema: {},
      fields: [
        {
          field: 'code',
          type: 'string',
          meta: {
            interface: 'input',
            width: 'half',
            sort: 1,
            note: 'Language tag, BCP 47.',
            translations: fieldLabels('code'),
          },
          schema: { is_primary_key: true, is_nullable: false, max_length: 10 },
        },
        line('name', { required: true, half: true }),
        line('direction', { half: true, note: 'ltr or rtl.' }),
        sort(),
        ...dates(),
      ],
    },
  ],
  relations: [],
};

/** Publications, people, fixed pages and what stands on every page. */
export const SITE: SchemaPart[] = [languages, settings, pages, posts, team, vacancies, redirects];

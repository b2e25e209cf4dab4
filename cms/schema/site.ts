import { entity } from './build';
import {
  choice,
  coordinates,
  day,
  line,
  list,
  numberChoice,
  plainText,
  richText,
  toggle,
} from './fields';
import { dates, schedule, slug, sort, status } from './own-fields';
import { picture } from './relation-fields';
import { leadSettings } from './leads';
import { collectionLabels } from './labels';
import { translatedNote } from './notes';
import { seo } from './seo';
import type { SchemaPart } from './types';

const posts = entity('posts', {
  group: 'site',
  icon: 'newspaper',
  note: 'News, articles and documents: three bookmarks of one collection',
  fields: [
    status(),
    slug('Stands in the address: /news/first-keys. The old address then leads to the new one.'),
    ...schedule(),
    choice(
      'kind',
      { news: 'News', article: 'Article', doc: 'Document' },
      { note: 'Decides where on the site it stands.' },
    ),
    day('published_at', { required: true, note: translatedNote('note_published_at') }),
    picture('image', { note: 'For cards and the head of the page.' }),
  ],
  translated: [
    line('title', { required: true }),
    plainText('summary', { note: 'One or two sentences.', soft: 250 }),
    richText('body'),
    ...seo(),
  ],
});

const team = entity('team', {
  group: 'company',
  icon: 'groups',
  note: 'People of the company',
  fields: [
    status(),
    choice('position', {
      founder: 'Founder',
      architect: 'Architect',
      builder: 'Builder',
      financier: 'Financier',
    }),
    sort(),
    picture('photo', { note: 'Portrait. Empty: the initials.' }),
  ],
  translatedTitle: 'name',
  translated: [
    line('name', { required: true }),
    plainText('bio', { note: 'Two or three sentences.', soft: 400 }),
  ],
});

const vacancies = entity('vacancies', {
  group: 'company',
  icon: 'work',
  note: 'Open positions',
  fields: [
    status(),
    slug('Key of the vacancy.'),
    choice('employment', { full_time: 'Full time', part_time: 'Part time', contract: 'Contract' }),
    day('published_at', { required: true, note: 'Day it was announced.' }),
  ],
  translated: [
    line('title', { required: true, note: 'The position.' }),
    line('place', { note: 'Where one works.' }),
    plainText('summary', { note: 'One or two sentences.', soft: 250 }),
    richText('body', { note: 'Duties, terms, how to apply.' }),
  ],
});

const pages = entity('pages', {
  group: 'site',
  icon: 'web',
  note: 'Texts of the fixed pages',
  fields: [
    slug('Which page: home, about, career… The site knows these by name; do not change it.'),
    picture('image', { note: 'Picture of the page head.' }),
  ],
  translated: [
    line('title', { required: true }),
    plainText('lead', { note: 'One or two sentences under the headline.', soft: 250 }),
    richText('body'),
    list(
      'blocks',
      '{{title}} {{value}}',
      [
        line('title', { required: true, half: true }),
        line('value', { half: true, note: 'A figure as it is printed, with its unit.' }),
        plainText('text', { note: 'One or two sentences.' }),
        line('source', { note: 'Where the figure comes from, with the year.' }),
      ],
      { note: 'Figures with their sources, principles, ways to cooperate.' },
    ),
    ...seo(),
  ],
});

const settings = entity('settings', {
  group: 'site',
  icon: 'contact_phone',
  note: 'Contacts and texts that stand on every page',
  singleton: true,
  fields: [
    line('phone', { half: true, placeholder: '+62…', note: 'With the country code, digits only.' }),
    line('email', { half: true }),
    line('whatsapp', { half: true, placeholder: 'https://wa.me/…' }),
    line('telegram', { half: true, placeholder: 'https://t.me/…' }),
    line('instagram', { half: true, placeholder: 'https://www.instagram.com/…' }),
    line('youtube', { half: true, placeholder: 'https://www.youtube.com/…' }),
    ...coordinates(),
    picture('share_image', {
      note: 'For messengers and social networks, where a page has no picture.',
    }),
    ...leadSettings(),
    toggle('promo_enabled', 'Open the promo popup', {
      note: 'Fifteen seconds after a page has loaded; not again for who closed it twice.',
    }),
    line('promo_link', { half: true, placeholder: '/sales/…', note: 'Where its button leads.' }),
    picture('promo_image', { note: 'Picture of the promo popup.' }),
  ],
  translatedTitle: 'company_name',
  translated: [
    line('company_name', { required: true }),
    line('tagline', { note: 'One line under the name.' }),
    line('address', { note: 'Postal address of the office.' }),
    line('opening_hours'),
    plainText('about', { note: 'Two sentences in the footer.' }),
    line('promo_title', {
      note: 'Headline of the promo popup. Empty: it does not open.',
      soft: 60,
    }),
    plainText('promo_text', { note: 'One or two sentences of the promo popup.', soft: 200 }),
    line('promo_button', { note: 'Words of its button.', soft: 30 }),
  ],
});

const redirects = entity('redirects', {
  group: 'site',
  icon: 'alt_route',
  note: 'Old addresses and where they lead',
  displayTemplate: '{{from_path}} → {{to_path}}',
  fields: [
    {
      ...line('from_path', { required: true, half: true, note: 'Path on this site: /old-page' }),
      schema: { is_nullable: false, is_unique: true, max_length: 255 },
    },
    line('to_path', { required: true, half: true, note: 'Path on this site or a whole address.' }),
    numberChoice('status_code', [301, 302, 307, 308], {
      required: true,
      note: '301 and 308 are remembered by browsers for long, 302 and 307 are not.',
    }),
  ],
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
          meta: { interface: 'input', width: 'half', sort: 1, note: 'Language tag, BCP 47.' },
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

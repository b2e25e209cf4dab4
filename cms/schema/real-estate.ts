import { entity, junction } from './build';
import {
  choice,
  coordinates,
  day,
  decimal,
  integer,
  line,
  plainText,
  richText,
  toggle,
} from './fields';
import { schedule, slug, sort, status } from './own-fields';
import { alias, file, picture, reference } from './relation-fields';
import { seo } from './seo';
import type { RelationSpec, SchemaPart } from './types';

const GROUP = 'real_estate';

const prices = () => [
  integer('price_construction', { note: 'US dollars. Empty: on request.' }),
  integer('price_completed', { note: 'US dollars. Empty: on request.' }),
];

const areas = entity('areas', {
  group: GROUP,
  icon: 'map',
  note: 'Parts of the island we build in',
  fields: [
    status(),
    slug('Key of the area.'),
    sort(),
    picture('image', { note: 'What the area looks like.' }),
    integer('beach_minutes', { note: 'By car, to the nearest beach.' }),
    integer('airport_minutes', { note: 'By car.' }),
    integer('school_minutes', { note: 'By car, to the nearest international school.' }),
    ...coordinates(),
  ],
  translatedTitle: 'name',
  translated: [
    line('name', { required: true }),
    plainText('summary', { note: 'One or two sentences.', soft: 250 }),
    richText('body'),
    ...seo(),
  ],
});

const projectItself = entity('projects', {
  group: GROUP,
  icon: 'villa',
  note: 'Complexes of villas and apartments',
  fields: [
    status(),
    slug(
      'Stands in the address: /projects/sunset-villas. The old address then leads to the new one.',
    ),
    ...schedule(),
    sort(),
    reference('area', { template: '{{translations}}', note: 'Where it stands.' }),
    choice(
      'type',
      { villas: 'Villas', apartments: 'Apartments', one_room_apartments: 'One-room apartments' },
      { note: 'What the complex consists of.' },
    ),
    ...prices(),
    day('deadline', { note: 'Planned hand-over.' }),
    decimal('land_area', { note: 'Whole plot, square metres.' }),
    integer('floors'),
    toggle('sold', 'Everything is sold'),
    toggle('prices_include_taxes', 'Prices include taxes'),
    ...coordinates(),
    picture('image', { note: 'Cover. Not repeated in the gallery.' }),
    file('presentation', { note: 'Catalogue, a PDF.' }),
    alias(
      'gallery',
      {
        interface: 'files',
        special: ['files'],
        options: { layout: 'list' },
        display: 'related-values',
      },
      { note: 'Drag to order. Give each picture its description in the file library.' },
    ),
    alias(
      'units',
      {
        interface: 'list-o2m',
        special: ['o2m'],
        options: {
          layout: 'table',
          tableSpacing: 'compact',
          fields: ['name', 'kind', 'bedrooms', 'price_construction', 'price_completed', 'sold'],
        },
        display: 'related-values',
        display_options: { template: '{{name}}' },
      },
      { note: 'Types of villas or apartments with their areas and prices.' },
    ),
    alias(
      'forecast',
      {
        interface: 'list-o2m',
        special: ['o2m'],
        options: {
          layout: 'table',
          tableSpacing: 'compact',
          fields: ['scenario', 'cost_per_day', 'occupancy', 'management_fee', 'tax'],
        },
        display: 'related-values',
        display_options: { template: '{{scenario}}' },
      },
      { note: 'At most one of each scenario; of two, the site shows the first. ROI is computed.' },
    ),
  ],
  translated: [
    line('title', { required: true }),
    plainText('summary', { note: 'One or two sentences, for cards.', soft: 250 }),
    line('address', { note: 'One line.' }),
    richText('body', { note: 'About the complex.' }),
    richText('location_text', { note: 'What is around.' }),
    richText('investors_text', { note: 'Ownership, payment stages, management.' }),
    ...seo(),
  ],
  relations: [
    {
      collection: 'projects',
      field: 'area',
      related_collection: 'areas',
      meta: {},
      schema: { on_delete: 'SET NULL' },
    },
  ],
});

const partOfProject = (collection: string, oneField: string, sortField?: string): RelationSpec => ({
  collection,
  field: 'project',
  related_collection: 'projects',
  meta: { one_field: oneField, sort_field: sortField ?? null, one_deselect_action: 'delete' },
  schema: { on_delete: 'CASCADE' },
});

const units = entity('project_units', {
  group: 'projects',
  icon: 'bed',
  note: 'Types of villas and apartments; edited inside their project',
  displayTemplate: '{{project.slug}} {{name}}',
  hidden: true,
  fields: [
    reference('project', { template: '{{translations}}', required: true }),
    sort(),
    line('name', {
      required: true,
      half: true,
      note: 'Code of the type, the same in every language: B2',
    }),
    choice('kind', {
      villa: 'Villa',
      apartment: 'Apartment',
      one_room_apartment: 'One-room apartment',
    }),
    integer('bedrooms'),
    integer('floors'),
    decimal('land_area', { note: 'Square metres. Empty for an apartment.' }),
    decimal('living_area', { note: 'Indoors in all, square metres.' }),
    decimal('kitchen_area', { note: 'Square metres.' }),
    decimal('bathroom_area', { note: 'All bathrooms, square metres.' }),
    decimal('bedroom_area', { note: 'All bedrooms, square metres.' }),
    ...prices(),
    toggle('sold', 'All of them are sold'),
    picture('plan', { note: 'Floor plan.' }),
  ],
  relations: [partOfProject('project_units', 'units', 'sort')],
});

const forecast = entity('forecast_scenarios', {
  group: 'projects',
  icon: 'trending_up',
  note: 'Assumptions of the investment forecast; edited inside their project',
  displayTemplate: '{{project.slug}} {{scenario}}',
  hidden: true,
  fields: [
    reference('project', { template: '{{translations}}', required: true }),
    choice('scenario', {
      pessimistic: 'Pessimistic',
      realistic: 'Realistic',
      optimistic: 'Optimistic',
    }),
    decimal('cost_per_day', { required: true, note: 'US dollars a night.' }),
    decimal('occupancy', { required: true, max: 100, note: 'Nights let, percent.' }),
    decimal('management_fee', { required: true, max: 100, note: 'Percent of the revenue.' }),
    decimal('tax', { required: true, max: 100, note: 'Percent of the revenue.' }),
  ],
  relations: [partOfProject('forecast_scenarios', 'forecast')],
});

const sales = entity('sales', {
  group: GROUP,
  icon: 'sell',
  note: 'Offers with a last day',
  fields: [
    status(),
    slug('Stands in the address: /sales/early-bird. The old address then leads to the new one.'),
    ...schedule(),
    day('valid_until', { required: true, note: 'Last day the offer holds.' }),
    picture('image'),
    alias(
      'projects',
      {
        interface: 'list-m2m',
        special: ['m2m'],
        options: { template: '{{projects_id.translations}}', enableCreate: false },
        display: 'related-values',
        display_options: { template: '{{projects_id.slug}}' },
      },
      { note: 'Projects that take part. Drafts stay off the site.' },
    ),
  ],
  translated: [
    line('title', { required: true }),
    plainText('summary', { note: 'One or two sentences.', soft: 250 }),
    richText('body', { note: 'Terms of the offer.' }),
    ...seo(),
  ],
});

/** Areas, projects with what belongs to them, sale offers. */
export const REAL_ESTATE: SchemaPart[] = [
  areas,
  projectItself,
  units,
  forecast,
  sales,
  junction('projects_files', { owner: 'projects', field: 'gallery', target: 'directus_files' }),
  junction('sales_projects', { owner: 'sales', field: 'projects', target: 'projects' }),
];

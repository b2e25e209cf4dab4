import {
  AREA,
  FORECAST_SCENARIO,
  PROJECT_TYPE,
  PROJECT_UNIT,
  SALE,
} from '../../contract/content/real-estate';
import { entity, junction } from './build';
import { columnsOf, contentOf, insertBehind } from './columns';
import { COORDINATES, SEO, SUMMARY } from './forms';
import { schedule, slug, sort, status } from './own-fields';
import type { RelationSpec, SchemaPart } from './types';

const GROUP = 'real_estate';

const PERCENT = { max: 100 };

const areas = entity('areas', {
  group: GROUP,
  icon: 'map',
  ...contentOf(AREA, { summary: SUMMARY, ...SEO }),
  fields: [
    status(),
    slug('Stands in the address: /areas/canggu. The old address then leads to the new one.'),
    sort(),
    ...columnsOf(AREA, COORDINATES),
  ],
  translatedTitle: 'name',
});

/** One-to-many items that are edited in a table inside their parent. */
const tableOf = (fields: readonly string[], template: string) => ({
  relation: {
    interface: 'list-o2m',
    special: ['o2m'],
    options: { layout: 'table', tableSpacing: 'compact', fields },
    display: 'related-values',
    display_options: { template },
  },
});

const projects = entity('projects', {
  group: GROUP,
  icon: 'villa',
  ...contentOf(PROJECT_TYPE, {
    summary: SUMMARY,
    stages: {
      template: '{{date}} {{title}}',
      item: { title: { half: true }, text: { multiline: true } },
    },
    ...SEO,
  }),
  fields: [
    status(),
    slug(
      'Stands in the address: /projects/sunset-villas. The old address then leads to the new one.',
    ),
    ...schedule(),
    sort(),
    ...columnsOf(PROJECT_TYPE, {
      ...COORDINATES,
      area: { template: '{{translations}}' },
      supervisor: { template: '{{translations}}' },
      permit: { half: true },
      results: { template: '{{from}} – {{to}}', item: { occupancy: PERCENT } },
      homes: {
        template: '{{number}}: {{unit}}, {{status}}',
        item: { number: { half: true }, unit: { half: true } },
      },
      paymentStages: { template: '{{share}} %: {{stage}}', item: { share: PERCENT } },
      gallery: {
        relation: {
          interface: 'files',
          special: ['files'],
          options: { layout: 'list' },
          display: 'related-values',
        },
      },
      units: tableOf(['name', 'sold', 'price_construction', 'price_completed'], '{{name}}'),
      forecast: tableOf(['scenario', 'cost_per_day', 'occupancy'], '{{scenario}}'),
    }),
  ],
  relations: [
    {
      collection: 'projects',
      field: 'area',
      related_collection: 'areas',
      meta: {},
      schema: { on_delete: 'SET NULL' },
    },
    {
      collection: 'projects',
      field: 'supervisor',
      related_collection: 'team',
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
  ...contentOf(PROJECT_UNIT, {}),
  displayTemplate: '{{project.translations}} {{name}}',
  hidden: true,
  fields: insertBehind(
    columnsOf(PROJECT_UNIT, {
      project: { template: '{{translations}}' },
      name: { half: true },
      rooms: { template: '{{number}}: {{kind}}, {{area}} m²', item: { number: { half: true } } },
    }),
    'project',
    [sort()],
  ),
  relations: [partOfProject('project_units', 'units', 'sort')],
});

const forecast = entity('forecast_scenarios', {
  group: 'projects',
  icon: 'trending_up',
  ...contentOf(FORECAST_SCENARIO, {}),
  displayTemplate: '{{project.translations}} {{scenario}}',
  hidden: true,
  fields: columnsOf(FORECAST_SCENARIO, {
    project: { template: '{{translations}}' },
    occupancy: PERCENT,
    managementFee: PERCENT,
    tax: PERCENT,
  }),
  relations: [partOfProject('forecast_scenarios', 'forecast')],
});

const sales = entity('sales', {
  group: GROUP,
  icon: 'sell',
  ...contentOf(SALE, { summary: SUMMARY, ...SEO }),
  fields: [
    status(),
    slug('Stands in the address: /sales/early-bird. The old address then leads to the new one.'),
    ...schedule(),
    ...columnsOf(SALE, {
      projects: {
        relation: {
          interface: 'list-m2m',
          special: ['m2m'],
          options: { template: '{{projects_id.translations}}', enableCreate: false },
          display: 'related-values',
          display_options: { template: '{{projects_id.translations}}' },
        },
      },
    }),
  ],
});

/** Areas, projects with what belongs to them, sale offers. */
export const REAL_ESTATE: SchemaPart[] = [
  areas,
  projects,
  units,
  forecast,
  sales,
  junction('projects_files', { owner: 'projects', field: 'gallery', target: 'directus_files' }),
  junction('sales_projects', { owner: 'sales', field: 'projects', target: 'projects' }),
];

import { createHash } from 'node:crypto';
import { TABLES } from '../schema';
import { floorPlanName, sitePlanName } from './drawings';
import { floorsOf } from './drawings/rooms';
import { sitePlan } from './drawings/site-plan';
import { editorHtml } from './editor-html';
import type { DemoContent } from './index';
import type { DemoProject, Translated } from './types';

/** A demo item in the form of Directus' API, with the key that setup stores for it. */
export interface DemoRow {
  /**
   * `projects/sunset-villas`: stored after seeding, so that an item that an editor deleted is not
   * seeded again.
   */
  key: string;
  /** Value of the collection's natural key, see {@link DemoBatch}. */
  natural: string;
  row: Record<string, unknown>;
}

/** The demo items of one collection. */
export interface DemoBatch {
  collection: string;
  /** Field of the natural key, as a path for Directus' `filter` and `fields`. */
  naturalKey: 'slug' | 'from_path' | 'translations.name' | null;
  rows: DemoRow[];
}

/** Primary key of an item; undefined if an editor deleted or renamed it. */
export type IdOf = (collection: 'areas' | 'projects' | 'team', key: string) => number | undefined;

/**
 * Deterministic id of a demo file in the file library.
 *
 * @param name File name in `cms/demo/media`.
 */
export function demoFileId(name: string): string {
  const hex = createHash('sha256').update(`demo picture ${name}`).digest('hex');
  // Version 4, the only one that Directus accepts.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const RICH_TEXTS = new Set(
  TABLES.flatMap(({ fields }) => fields)
    .filter(({ meta }) => meta.interface === 'input-rich-text-html')
    .map(({ field }) => field),
);

const translations = (texts: Translated<object>) =>
  Object.entries(texts).map(([languages_code, text]) => ({
    languages_code,
    ...Object.fromEntries(
      Object.entries(text as object).map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' && RICH_TEXTS.has(name) ? editorHtml(value) : value,
      ]),
    ),
  }));

const file = (name: string | undefined) => (name === undefined ? null : demoFileId(name));

const keyed = (collection: string, natural: string, row: Record<string, unknown>): DemoRow => ({
  key: `${collection}/${natural}`,
  natural,
  row,
});

/** Running costs by the accounts of 2025, US dollars a year for a square metre. */
const RUNNING_COSTS = 25;

/** Types of a project with their floor plans, the rooms of which are those of the drawing. */
const unitRows = (project: DemoProject) =>
  project.units.map((unit, position) => ({
    ...unit,
    running_costs: unit.living_area * RUNNING_COSTS,
    plan: demoFileId(floorPlanName(project, unit)),
    rooms: floorsOf(unit)
      .flatMap(({ front, back }) => [...front, ...back])
      .sort((a, b) => Number(a.number) - Number(b.number)),
    sort: position + 1,
  }));

/** Fields of a project's site plan. */
const siteRow = (project: DemoProject) =>
  project.layout === undefined
    ? {}
    : {
        site_plan: demoFileId(sitePlanName(project)),
        homes: sitePlan(project.layout, project.units).homes,
      };

/**
 * Demo items in order of their dependencies: a batch may look up the ids of the batches before it.
 *
 * @param demo The content.
 * @returns Batches in the order they must be written; each is built lazily.
 */
export function demoBatches(demo: DemoContent): ((idOf: IdOf) => DemoBatch)[] {
  return [
    () => ({
      collection: 'settings',
      naturalKey: null,
      rows: [
        keyed('settings', 'settings', {
          ...demo.settings,
          share_image: file(demo.settings.share_image),
          promo_image: file(demo.settings.promo_image),
          translations: translations(demo.settings.translations),
        }),
      ],
    }),
    () => ({
      collection: 'pages',
      naturalKey: 'slug',
      rows: demo.pages.map((page) =>
        keyed('pages', page.slug, {
          ...page,
          image: file(page.image),
          translations: translations(page.translations),
        }),
      ),
    }),
    () => ({
      collection: 'team',
      naturalKey: 'translations.name',
      rows: demo.team.map((person, index) =>
        keyed('team', person.translations.en.name, {
          ...person,
          sort: index + 1,
          photo: file(person.photo),
          translations: translations(person.translations),
        }),
      ),
    }),
    (idOf) => ({
      collection: 'posts',
      naturalKey: 'slug',
      rows: demo.posts.map((post) =>
        keyed('posts', post.slug, {
          ...post,
          author: post.author === undefined ? null : (idOf('team', post.author) ?? null),
          image: file(post.image),
          translations: translations(post.translations),
        }),
      ),
    }),
    () => ({
      collection: 'vacancies',
      naturalKey: 'slug',
      rows: demo.vacancies.map((vacancy) =>
        keyed('vacancies', vacancy.slug, {
          ...vacancy,
          translations: translations(vacancy.translations),
        }),
      ),
    }),
    () => ({
      collection: 'redirects',
      naturalKey: 'from_path',
      rows: demo.redirects.map((redirect) =>
        keyed('redirects', redirect.from_path, { ...redirect }),
      ),
    }),
    () => ({
      collection: 'areas',
      naturalKey: 'slug',
      rows: demo.areas.map((area, index) =>
        keyed('areas', area.slug, {
          ...area,
          sort: index + 1,
          image: file(area.image),
          translations: translations(area.translations),
        }),
      ),
    }),
    (idOf) => ({
      collection: 'projects',
      naturalKey: 'slug',
      rows: demo.projects.map(({ layout, ...project }, index) =>
        keyed('projects', project.slug, {
          ...project,
          ...siteRow({ ...project, layout }),
          sort: index + 1,
          area: idOf('areas', project.area) ?? null,
          supervisor:
            project.supervisor === undefined ? null : (idOf('team', project.supervisor) ?? null),
          image: file(project.image),
          presentation: file(project.presentation),
          gallery: project.gallery.map((name, position) => ({
            directus_files_id: demoFileId(name),
            sort: position + 1,
          })),
          units: unitRows(project),
          translations: translations(project.translations),
        }),
      ),
    }),
    (idOf) => ({
      collection: 'sales',
      naturalKey: 'slug',
      rows: demo.sales.map((sale) =>
        keyed('sales', sale.slug, {
          ...sale,
          image: file(sale.image),
          projects: sale.projects.flatMap((slug, position) => {
            const id = idOf('projects', slug);
            return id === undefined ? [] : [{ projects_id: id, sort: position + 1 }];
          }),
          translations: translations(sale.translations),
        }),
      ),
    }),
  ];
}

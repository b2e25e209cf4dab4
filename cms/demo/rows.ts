import { createHash } from 'node:crypto';
import { TABLES } from '../schema';
import { editorHtml } from './editor-html';
import type { DemoContent } from './index';
import type { Translated } from './types';

/** A demo item as Directus takes it, with the key setup knows it by. */
export interface DemoRow {
  /** `projects/sunset-villas`: remembered, so that a deleted item stays deleted. */
  key: string;
  /** Value of the collection's natural key, see {@link DemoBatch}. */
  natural: string;
  row: Record<string, unknown>;
}

/** The demo items of one collection. */
export interface DemoBatch {
  collection: string;
  /** Field that tells the items apart, as a path a Directus filter and `fields` take. */
  naturalKey: 'slug' | 'from_path' | 'translations.name' | null;
  rows: DemoRow[];
}

/** The database's key of an item; undefined where an editor deleted or renamed it. */
export type IdOf = (collection: 'areas' | 'projects', slug: string) => number | undefined;

/**
 * The id of a demo file in the file library: the same on every machine.
 *
 * @param name File name in `cms/demo/media`.
 */
export function demoFileId(name: string): string {
  const hex = createHash('sha256').update(`demo picture ${name}`).digest('hex');
  // The shape of version 4, which Directus insists on.
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

/**
 * Demo items that nothing else refers to first: each later batch may ask for the ids of those
 * before it.
 *
 * @param demo The content.
 * @returns Batches in the order they must be written, each made when its turn comes.
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
      collection: 'posts',
      naturalKey: 'slug',
      rows: demo.posts.map((post) =>
        keyed('posts', post.slug, {
          ...post,
          image: file(post.image),
          translations: translations(post.translations),
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
          translations: translations(person.translations),
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
      rows: demo.projects.map((project, index) =>
        keyed('projects', project.slug, {
          ...project,
          sort: index + 1,
          area: idOf('areas', project.area) ?? null,
          image: file(project.image),
          presentation: file(project.presentation),
          gallery: project.gallery.map((name, position) => ({
            directus_files_id: demoFileId(name),
            sort: position + 1,
          })),
          units: project.units.map((unit, position) => ({ ...unit, sort: position + 1 })),
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

import paths from '../../../contract/links/item-paths.json';
import shownOn from '../../../contract/links/shown-on.json';
import { CONTENT_MODEL } from '../../../src/config/content-model';
import { planPages } from '../../../src/node/plan-pages';
import { plannedItem, plannedSale, siteContent } from '../../support/site-content';

/** Kinds of content that are planned from the items of a collection. */
const KINDS = {
  Project: 'projects',
  Area: 'areas',
  Vacancy: 'vacancies',
  News: 'news',
  Article: 'articles',
  Doc: 'docs',
  Sale: 'sales',
} as const;

/** Where the site puts the page of an item; nothing where it makes none. */
function plannedPath(typeName: string): string | undefined {
  const kind = KINDS[typeName as keyof typeof KINDS];
  if (kind === undefined) return undefined;
  const items = kind === 'sales' ? plannedSale('the-slug', '2030-01-01') : plannedItem('the-slug');
  const pages = planPages(siteContent({ [kind]: items }), '2026-07-15');
  return pages
    .find(({ context }) => context.id === items[0]?.id)
    ?.path.replace('the-slug', '{slug}');
}

it.each(CONTENT_MODEL.map((type) => [type.name, type] as const))(
  'the contract has the pages of %s as the site plans them',
  (name, type) => {
    const where = 'filter' in type ? type.filter : undefined;
    const rule = paths.find(
      (entry) =>
        entry.collection === type.collection &&
        JSON.stringify(entry.where) === JSON.stringify(where),
    );
    expect(rule?.path).toBe(plannedPath(name));
  },
);

it('the contract has the pages of all that is planned, each once', () => {
  expect(new Set(paths.map(({ path }) => path)).size).toBe(Object.keys(KINDS).length);
  expect(paths).toHaveLength(Object.keys(KINDS).length);
  // The fixed pages are no pages of an item.
  expect([...Object.values(KINDS), 'pages'].sort()).toEqual(Object.keys(siteContent()).sort());
});

it('the contract leads to fixed pages that are planned with the texts it says', () => {
  const planned = planPages(siteContent(), '2026-07-15');
  for (const { collection, where, path } of shownOn) {
    const page = planned.find((entry) => entry.path === path);
    expect([path, page?.context.pageSlug]).toEqual([path, where?.slug ?? page?.context.pageSlug]);
    expect([collection, CONTENT_MODEL.some((type) => type.collection === collection)]).toEqual([
      collection,
      true,
    ]);
  }
  const texts = planned.flatMap(({ context }) => context.pageSlug ?? []);
  const named = shownOn.flatMap(({ where }) => where?.slug ?? []);
  expect(new Set(texts)).toEqual(new Set(named));
});

/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO } from '../../cms/demo';
import { demoBatches, demoFileId } from '../../cms/demo/rows';
import { cmsDirectory } from '../../cms/scripts/paths';
import { COLLECTIONS, SLUG_PATTERN } from '../../cms/schema';

const published = <T extends { status: string }>(items: readonly T[]) =>
  items.filter(({ status }) => status === 'published');
const posts = (kind: string) => DEMO.posts.filter((post) => post.kind === kind);
const drafts = <T extends { status: string }>(items: readonly T[]) =>
  items.filter(({ status }) => status === 'draft');

/** Every text of the content with where it stands. */
function texts(): { place: string; language: string; text: string }[] {
  const items = [
    ...DEMO.areas.map((item) => ({ place: `areas/${item.slug}`, item })),
    ...DEMO.projects.map((item) => ({ place: `projects/${item.slug}`, item })),
    ...DEMO.sales.map((item) => ({ place: `sales/${item.slug}`, item })),
    ...DEMO.posts.map((item) => ({ place: `${item.kind}/${item.slug}`, item })),
    ...DEMO.vacancies.map((item) => ({ place: `vacancies/${item.slug}`, item })),
    ...DEMO.pages.map((item) => ({ place: `pages/${item.slug}`, item })),
    ...DEMO.team.map((item) => ({ place: `team/${item.translations.en.name}`, item })),
    { place: 'settings', item: DEMO.settings },
  ];
  return items.flatMap(({ place, item }) =>
    Object.entries(item.translations).flatMap(([language, translation]) =>
      Object.values(translation as Record<string, unknown>)
        .filter((value): value is string => typeof value === 'string')
        .map((text) => ({ place, language, text })),
    ),
  );
}

describe('the demo content', () => {
  it('has six projects or more in three areas, each with three types or more', () => {
    const projects = published(DEMO.projects);
    expect(projects.length).toBeGreaterThanOrEqual(6);
    expect(new Set(projects.map(({ area }) => area)).size).toBeGreaterThanOrEqual(3);
    for (const project of projects) expect(project.units.length).toBeGreaterThanOrEqual(3);
  });

  it('has eight news, eight articles, three documents with the privacy policy', () => {
    expect(published(posts('news')).length).toBeGreaterThanOrEqual(8);
    expect(published(posts('article')).length).toBeGreaterThanOrEqual(8);
    expect(published(posts('doc')).length).toBeGreaterThanOrEqual(3);
    expect(published(posts('doc')).map(({ slug }) => slug)).toContain('privacy-policy');
  });

  it('has three sale offers, one of them expired', () => {
    const offers = published(DEMO.sales);
    const today = new Date().toISOString().slice(0, 10);
    expect(offers.length).toBeGreaterThanOrEqual(3);
    expect(offers.some(({ valid_until }) => valid_until < today)).toBe(true);
  });

  it('has eight people in the four positions and four vacancies', () => {
    const team = published(DEMO.team);
    expect(team.length).toBeGreaterThanOrEqual(8);
    expect(new Set(team.map(({ position }) => position))).toEqual(
      new Set(['founder', 'architect', 'builder', 'financier']),
    );
    expect(published(DEMO.vacancies).length).toBeGreaterThanOrEqual(4);
  });

  it('has a draft of everything that can be one', () => {
    for (const items of [DEMO.projects, DEMO.areas, DEMO.sales, DEMO.team, DEMO.vacancies]) {
      expect(drafts<{ status: string }>(items).length).toBeGreaterThanOrEqual(1);
    }
    for (const kind of ['news', 'article', 'doc']) {
      expect(drafts(posts(kind)).length).toBeGreaterThanOrEqual(1);
    }
  });

  it('lacks some translations, so that the fallback can be seen', () => {
    const all = [...DEMO.projects, ...DEMO.posts, ...DEMO.sales, ...DEMO.vacancies];
    expect(all.some(({ translations }) => translations.ru === undefined)).toBe(true);
    expect(all.some(({ translations }) => translations.uk === undefined)).toBe(true);
  });

  it('has slugs that can stand in an address, each once', () => {
    const groups = [DEMO.projects, DEMO.areas, DEMO.sales, DEMO.vacancies, DEMO.pages, DEMO.posts];
    for (const group of groups) {
      const slugs = group.map(({ slug }) => slug);
      for (const slug of slugs) expect(slug).toMatch(new RegExp(SLUG_PATTERN));
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  it('refers to items and pictures that exist', () => {
    const areas = DEMO.areas.map(({ slug }) => slug);
    const projects = DEMO.projects.map(({ slug }) => slug);
    const pictures = DEMO.pictures.map(({ file }) => file);
    const used = [
      ...DEMO.projects.flatMap(({ image, gallery }) => [image, ...gallery]),
      ...[...DEMO.areas, ...DEMO.sales, ...DEMO.posts, ...DEMO.pages].map(({ image }) => image),
      DEMO.settings.share_image,
      DEMO.settings.promo_image,
    ].filter((name) => name !== undefined);
    for (const { area } of DEMO.projects) expect(areas).toContain(area);
    for (const slug of DEMO.sales.flatMap((sale) => sale.projects))
      expect(projects).toContain(slug);
    for (const name of used) expect(pictures).toContain(name);
    const catalogues = DEMO.projects.flatMap(({ presentation }) => presentation ?? []);
    expect(catalogues).not.toEqual([]);
    for (const name of [...pictures, ...catalogues]) {
      expect(existsSync(join(cmsDirectory(), 'demo', 'media', name))).toBe(true);
    }
  });

  it('describes every picture in the three languages', () => {
    for (const { alt } of DEMO.pictures) {
      expect(Object.values(alt).every((text) => text.trim().length > 0)).toBe(true);
    }
    expect(new Set(DEMO.pictures.map(({ file }) => demoFileId(file))).size).toBe(
      DEMO.pictures.length,
    );
  });

  it('shows no picture of a house on two projects, nor twice on one', () => {
    const pictures = DEMO.projects
      .flatMap(({ image, gallery }) => [image, ...gallery])
      .filter((name) => name !== undefined);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('shows no house where no project is meant', () => {
    const drawn = new Set(
      DEMO.pictures.filter((each) => !each.is_visualisation).map(({ file }) => file),
    );
    const articles = posts('article').map(({ image }) => image);
    const pages = DEMO.pages
      .filter(({ slug }) =>
        ['about', 'career', 'contacts', 'cooperation', 'why-island'].includes(slug),
      )
      .map(({ image }) => image);
    for (const image of [...articles, ...pages]) {
      if (image !== undefined) expect([...drawn]).toContain(image);
    }
  });

  it('refers to people of the team', () => {
    const names = DEMO.team.map(({ translations }) => translations.en.name);
    const referred = [
      ...DEMO.posts.map(({ author }) => author),
      ...DEMO.projects.map(({ supervisor }) => supervisor),
    ].filter((name) => name !== undefined);
    expect(referred.length).toBeGreaterThan(0);
    for (const name of referred) expect(names).toContain(name);
  });

  it('leads its own links to pages that are published', () => {
    const known = new Set([
      ...['/', '/projects', '/about', '/why-island', '/cooperation', '/career', '/contacts'],
      ...['/villas', '/apartments', '/one-room-apartments'],
      ...['/news', '/articles', '/sales', '/docs', '/privacy', '/account'],
      ...published(DEMO.projects).map(({ slug }) => `/projects/${slug}`),
      ...published(DEMO.areas).map(({ slug }) => `/areas/${slug}`),
      ...published(DEMO.vacancies).map(({ slug }) => `/career/${slug}`),
      ...published(DEMO.sales).map(({ slug }) => `/sales/${slug}`),
      ...published(posts('news')).map(({ slug }) => `/news/${slug}`),
      ...published(posts('article')).map(({ slug }) => `/articles/${slug}`),
      ...published(posts('doc')).map(({ slug }) => `/docs/${slug}`),
    ]);
    const links = texts().flatMap(({ place, language, text }) =>
      [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => ({ place, language, href })),
    );
    const broken = links.filter(
      ({ href }) => !known.has(href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')),
    );
    expect(broken).toEqual([]);
    for (const { to_path } of DEMO.redirects) {
      if (to_path.startsWith('/')) expect([...known]).toContain(to_path);
    }
  });

  it('holds nothing the site would have to clean away', () => {
    for (const { text } of texts()) expect(text).not.toMatch(/<script|\son\w+=|javascript:/i);
  });

  it('is written in the form of the rich text editor, so that nothing is read-only there', () => {
    const written = demoBatches(DEMO).flatMap((makeBatch) =>
      makeBatch(() => 1).rows.flatMap(({ row }) => (row.translations ?? []) as { body?: string }[]),
    );
    const bodies = written.map(({ body }) => body ?? '').filter((body) => body !== '');
    expect(bodies.some((body) => body.includes('<li><p>'))).toBe(true);
    expect(bodies.some((body) => body.includes('<colgroup>'))).toBe(true);
    for (const body of bodies) {
      expect(body).not.toMatch(/<(li|blockquote|td|th)>(?!<p>)|<thead|<table>/);
    }
  });

  it('writes into fields the schema has', () => {
    for (const makeBatch of demoBatches(DEMO)) {
      const { collection, rows } = makeBatch(() => 1);
      const fieldsOf = (name: string) =>
        COLLECTIONS.find((spec) => spec.collection === name)?.fields.map(({ field }) => field) ??
        [];
      for (const { row } of rows) {
        for (const name of Object.keys(row)) expect(fieldsOf(collection)).toContain(name);
        const translations = (row.translations ?? []) as Record<string, unknown>[];
        for (const name of translations.flatMap((translation) => Object.keys(translation))) {
          expect(fieldsOf(`${collection}_translations`)).toContain(name);
        }
      }
    }
  });
});

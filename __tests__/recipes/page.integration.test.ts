// The recipe “A page such as /faq” of CONTRIBUTING, followed on a copy of the project.
import { copyProject, type ProjectCopy } from '../support/project-copy';

jest.setTimeout(600_000);

const PLAN_TESTS = [
  '__tests__/src/node/plan-pages.test.ts',
  '__tests__/src/node/item-paths.test.ts',
];

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

const NAMES = { en: 'FAQ', ru: 'Вопросы', ua: 'Питання' } as const;

describe('a page of its own', () => {
  it('is made in every language, by the places of the recipe and its name', async () => {
    copy.edit('src/config/routes.ts', "  news: '/news',", "  faq: '/faq',\n  news: '/news',");
    copy.edit(
      'contract/content/site.ts',
      "  docs: 'Documents',",
      "  docs: 'Documents',\n  faq: 'FAQ',",
    );
    copy.edit(
      'src/config/menus.ts',
      "  'docs',\n  'account',",
      "  'docs',\n  'faq',\n  'account',",
    );
    for (const [locale, language] of [
      ['ru', 'ru'],
      ['ua', 'uk'],
    ] as const) {
      copy.edit(`cms/schema/words/${language}.json`, '{', `{\n  "FAQ": "${NAMES[locale]}",`);
    }
    copy.edit(
      'src/node/plan-pages.ts',
      "  career: 'career',",
      "  career: 'career',\n  faq: 'faq',",
    );
    const template = copy
      .read('src/templates/why-island.tsx')
      .replaceAll('WhyIsland', 'Faq')
      .replaceAll('whyIsland', 'faq');
    copy.write('src/templates/faq.tsx', template);
    // A build writes the type of the query.
    const type =
      /^type WhyIslandPageQuery = .*$/m.exec(copy.read('src/gatsby-types.d.ts'))?.[0] ?? '';
    copy.edit('src/gatsby-types.d.ts', type, `${type}\n${type.replace('WhyIsland', 'Faq')}`);
    copy.edit(
      'contract/links/shown-on.json',
      '[\n',
      '[\n  { "collection": "pages", "where": { "slug": "faq" }, "path": "/faq" },\n',
    );
    copy.edit('e2e/support/page-types.ts', "  '/career',", "  '/career',\n  '/faq',");
    copy.edit(
      '__tests__/src/node/plan-pages.test.ts',
      "  ['/career', 'career'],",
      "  ['/career', 'career'],\n  ['/faq', 'faq'],",
    );
    for (const [locale, name] of Object.entries(NAMES)) {
      const strings = `locales/${locale}/common.json`;
      copy.edit(strings, '"routes": {', `"routes": {\n    "faq": "${name}",`);
    }
    copy.write(
      '__tests__/faq.test.ts',
      `import { planPages } from '../src/node/plan-pages';
import { plannedItem, siteContent } from './support/site-content';

it('plans the page', () => {
  const pages = planPages(siteContent({ pages: plannedItem('faq', ['en', 'ua']) }), '2026-07-15');
  const planned = pages.filter(({ template }) => template === 'faq');
  expect(planned.map(({ path }) => path)).toEqual(['/faq', '/ru/faq', '/ua/faq']);
  expect(planned.map(({ context }) => context.pageSlug)).toEqual(['faq', 'faq', 'faq']);
  expect(planned.map(({ context }) => context.canonicalPath)).toEqual(['/faq', '/faq', '/ua/faq']);
});
`,
    );
    expect(await copy.filesWithTypeErrors()).toEqual([]);
    const failing = await copy.failingTests(
      '__tests__/faq.test.ts',
      '__tests__/locales.test.ts',
      '__tests__/src/node/chosen-menus.test.ts',
      ...PLAN_TESTS,
    );
    expect(failing).toEqual([]);
  });

  it('fails the tests for each place that lacks it', async () => {
    copy.edit('locales/ua/common.json', '    "faq": "Питання",', '');
    copy.edit('contract/links/shown-on.json', '"slug": "faq"', '"slug": "home"');
    copy.edit('e2e/support/page-types.ts', "  '/faq',", '');
    expect(await copy.failingTests('__tests__/locales.test.ts', ...PLAN_TESTS)).toEqual([
      'the contract leads to fixed pages that are planned with the texts it says',
      'the planned routes › are among those that the browser tests open, each that search engines keep',
      'the strings of ua › are the same as the English ones',
    ]);
  });
});

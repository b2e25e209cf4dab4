import { PAGE_TYPES } from '../../../e2e/support/page-types';
import { TYPE_ROUTES } from '../../../src/config/routes';
import { LIST_PAGE_SIZE } from '../../../src/config/site';
import { planListPages } from '../../../src/domain/list-pages';
import { PROJECT_TYPES } from '../../../src/domain/project';
import { LOCALE_CODES, LOCALES, type Locale } from '../../../src/i18n/locales';
import { localizePath } from '../../../src/i18n/paths';
import { planPages, type PlannedPage, type SiteContent } from '../../../src/node/plan-pages';
import { plannedItem, plannedItems, plannedSale, siteContent } from '../../support/site-content';

const TODAY = '2026-07-15';

function plan(overrides: Partial<SiteContent> = {}): PlannedPage[] {
  return planPages(siteContent(overrides), TODAY);
}

function pageAt(pages: readonly PlannedPage[], path: string): PlannedPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page is planned at ${path}`);
  return page;
}

/** The routes of the design, section 3.4, by hand. */
const FIXED_ROUTES = [
  ['/', 'home'],
  ['/projects', 'projects'],
  ['/villas', 'projects-of-type'],
  ['/apartments', 'projects-of-type'],
  ['/one-room-apartments', 'projects-of-type'],
  ['/about', 'about'],
  ['/why-island', 'why-island'],
  ['/cooperation', 'cooperation'],
  ['/career', 'career'],
  ['/contacts', 'contacts'],
  ['/news', 'news-list'],
  ['/articles', 'articles'],
  ['/sales', 'sales'],
  ['/docs', 'docs'],
  ['/search', 'search'],
  ['/account', 'account'],
  ['/account/login', 'account'],
  ['/account/reset-password', 'account'],
  ['/account/accept-invite', 'account'],
  ['/compare', 'compare'],
  ['/404', 'not-found'],
] as const;

const ITEM_ROUTES = [
  ['/projects/sea', 'project'],
  ['/areas/north', 'area'],
  ['/career/engineer', 'vacancy'],
  ['/news/first', 'news-item'],
  ['/articles/yield', 'article'],
  ['/sales/spring', 'sale'],
  ['/docs/terms', 'doc'],
  ['/docs/privacy-policy', 'doc'],
  ['/privacy', 'doc'],
] as const;

const oneOfEach = () => ({
  projects: plannedItem('sea'),
  areas: plannedItem('north'),
  vacancies: plannedItem('engineer'),
  news: plannedItem('first'),
  articles: plannedItem('yield'),
  docs: [...plannedItem('terms'), ...plannedItem('privacy-policy')],
  sales: plannedSale('spring', '2026-12-31'),
});

const inLocale = (path: string, locale: Locale) =>
  path === '/' ? LOCALES[locale].prefix || '/' : LOCALES[locale].prefix + path;

/** Pages in no locale's variant: the placeholder and the hosts' not-found page. */
const ONCE = 2;

describe('the planned routes', () => {
  describe.each(LOCALE_CODES)('in %s', (locale) => {
    it.each([...FIXED_ROUTES, ...ITEM_ROUTES])('have %s', (path, template) => {
      expect(pageAt(plan(oneOfEach()), inLocale(path, locale))).toMatchObject({
        template,
        context: { locale, language: LOCALES[locale].language, sharedPath: path },
      });
    });
  });

  it('are these and no others, each once', () => {
    const paths = plan(oneOfEach()).map(({ path }) => path);
    const expected = [...FIXED_ROUTES, ...ITEM_ROUTES].length * LOCALE_CODES.length + ONCE;
    expect(paths).toHaveLength(expected);
    expect(new Set(paths).size).toBe(expected);
  });

  it('are among those that the browser tests open, each that search engines keep', () => {
    const kept = plan().filter(({ context }) => !context.noindex && context.locale === 'en');
    expect(PAGE_TYPES).toEqual(expect.arrayContaining(kept.map(({ path }) => path)));
  });

  it('are all there on a site without content, but for the items', () => {
    const privacy = 1;
    expect(plan()).toHaveLength((FIXED_ROUTES.length + privacy) * LOCALE_CODES.length + ONCE);
  });

  it('end without a slash, so that a page has one address', () => {
    for (const { path } of plan(oneOfEach())) expect(path).toMatch(/^\/$|[^/]$/);
  });

  it('lead an item’s page to its node in that locale', () => {
    const pages = plan(oneOfEach());
    expect(pageAt(pages, '/projects/sea').context.id).toBe('sea-en');
    expect(pageAt(pages, '/ua/projects/sea').context.id).toBe('sea-ua');
    expect(pageAt(pages, '/ru/sales/spring').context.id).toBe('spring-ru');
  });

  it('tell a project which others to lead on to, of its own locale and the closest first', () => {
    const project = (slug: string, area: string, priceConstruction: number) =>
      plannedItem(slug).map((item) => ({ ...item, area: { slug: area }, priceConstruction }));
    const projects = [
      ...project('sea', 'north', 200),
      ...project('hill', 'south', 210),
      ...project('lake', 'north', 900),
      ...project('wood', 'south', 500),
    ];
    const pages = plan({ projects });
    for (const locale of LOCALE_CODES) {
      const { context } = pageAt(pages, localizePath('/projects/sea', locale));
      expect(context.others).toEqual(['lake', 'hill']);
    }
    expect(
      pageAt(plan({ projects: plannedItem('alone') }), '/projects/alone').context.others,
    ).toEqual([]);
  });

  it('name the CMS page whose texts a fixed page shows', () => {
    const pages = plan();
    expect(pageAt(pages, '/').context.pageSlug).toBe('home');
    expect(pageAt(pages, '/ru/why-island').context.pageSlug).toBe('why-island');
    expect(pageAt(pages, '/ua/news').context.pageSlug).toBe('news');
  });
});

describe('a missing translation', () => {
  const pages = plan({
    pages: plannedItem('about', ['en', 'ua']),
    news: [...plannedItem('both', ['en', 'ua']), ...plannedItem('only-ua', ['ua'])],
  });

  it.each([
    ['/news/both', '/news/both'],
    ['/ua/news/both', '/ua/news/both'],
    ['/ru/news/both', '/news/both'],
    ['/news/only-ua', '/ua/news/only-ua'],
    ['/ru/news/only-ua', '/ua/news/only-ua'],
    ['/ua/news/only-ua', '/ua/news/only-ua'],
    ['/ru/about', '/about'],
    ['/ua/about', '/ua/about'],
    ['/ru/contacts', '/ru/contacts'],
  ])('points search engines from %s to %s', (path, canonical) => {
    expect(pageAt(pages, path).context.canonicalPath).toBe(canonical);
  });

  it('is not among the alternates, in any locale', () => {
    for (const locale of LOCALE_CODES) {
      expect(pageAt(pages, inLocale('/news/both', locale)).context.alternates).toEqual([
        { hreflang: 'en', path: '/news/both' },
        { hreflang: 'uk', path: '/ua/news/both' },
        { hreflang: 'x-default', path: '/news/both' },
      ]);
    }
  });

  it('leaves the one translation there is as the default', () => {
    expect(pageAt(pages, '/ru/news/only-ua').context.alternates).toEqual([
      { hreflang: 'uk', path: '/ua/news/only-ua' },
      { hreflang: 'x-default', path: '/ua/news/only-ua' },
    ]);
  });

  it('does not stop the build where the text is in a language that is no locale', () => {
    const latin = plannedItem('latin', []).map((item) => ({ ...item, contentLocale: 'la' }));
    const page = pageAt(plan({ news: latin }), '/ru/news/latin');
    expect(page.context).toMatchObject({ canonicalPath: '/news/latin', alternates: [] });
  });
});

describe('a piece of news', () => {
  it('leads on to the next one, the last one back, and to the project it links to', () => {
    const about = (slug: string, project: string) =>
      plannedItem(slug).map((item) => ({ ...item, body: `<a href="/projects/${project}">x</a>` }));
    const pages = plan({
      projects: plannedItem('sea'),
      news: [...about('first', 'sea'), ...about('second', 'gone'), ...plannedItem('third')],
    });
    const onward = (slug: string) => pageAt(pages, `/news/${slug}`).context;
    expect(onward('first')).toMatchObject({ next: 'second', project: 'sea' });
    expect(onward('second')).toMatchObject({ next: 'third', project: '' });
    expect(onward('third')).toMatchObject({ next: 'second', project: '' });
  });

  it('leads on to those that are translated first', () => {
    const news = [plannedItem('a'), plannedItem('b', ['en']), plannedItem('c')].flat();
    const pages = plan({ news });
    expect(pageAt(pages, '/ru/news/a').context).toMatchObject({ next: 'c' });
    expect(pageAt(pages, '/news/a').context).toMatchObject({ next: 'b' });
  });
});

describe('a list', () => {
  it.each([0, LIST_PAGE_SIZE, 2 * LIST_PAGE_SIZE, 40])(
    'of %d items is divided alike in every locale',
    (total) => {
      const pages = plan({ news: plannedItems(total) });
      for (const locale of LOCALE_CODES) {
        const list = pages.filter(
          ({ template, context }) => template === 'news-list' && context.locale === locale,
        );
        expect(list.map(({ context }) => context)).toMatchObject(planListPages(total));
      }
    },
  );

  it('has pages that are each their own canonical', () => {
    const pages = plan({ articles: plannedItems(40) });
    expect(pageAt(pages, '/ua/articles').context).toMatchObject({ skip: 24, pageNumber: 1 });
    expect(pageAt(pages, '/ua/articles/page/3').context).toMatchObject({
      skip: 12,
      limit: 12,
      pageNumber: 3,
      sharedPath: '/articles/page/3',
      canonicalPath: '/ua/articles/page/3',
    });
  });

  it('is not planned anew for one more item, how long ever it is', () => {
    const before = new Map<string, string>();
    for (let total = 100; total < 100 + 2 * LIST_PAGE_SIZE; total += 1) {
      const pages = plan({ news: plannedItems(total) }).filter(
        ({ template }) => template === 'news-list',
      );
      const changed = pages.filter(
        ({ path, context }) => before.has(path) && before.get(path) !== JSON.stringify(context),
      );
      // Where a page is full now: the first, it, and its neighbours, whose pagers name it.
      expect(changed.length).toBeLessThanOrEqual(
        before.size > 0 && pages.length > before.size ? 4 * LOCALE_CODES.length : 0,
      );
      for (const { path, context } of pages) before.set(path, JSON.stringify(context));
    }
  });

  it.each(['news', 'articles', 'docs'] as const)('of %s is counted by its own items', (kind) => {
    const pages = plan({ [kind]: plannedItems(2 * LIST_PAGE_SIZE) });
    const second = pages.filter(({ path }) => path.endsWith('/page/2'));
    expect(second.map(({ path }) => path)).toEqual(
      LOCALE_CODES.map((locale) => inLocale(`/${kind}/page/2`, locale)),
    );
  });
});

describe('the offers', () => {
  const current = Array.from({ length: 2 * LIST_PAGE_SIZE - 1 }, (_, index) =>
    plannedSale(`current-${index}`, TODAY),
  ).flat();
  const ended = plannedSale('ended', '2026-07-14');
  const pages = plan({ sales: [...current, ...ended] });

  it('that have ended do not count in the list', () => {
    expect(pageAt(pages, '/sales').context.pager).toEqual([1]);
    expect(pages.some(({ path }) => path === '/sales/page/2')).toBe(false);
  });

  it('keep their page when they have ended, marked as such', () => {
    expect(pageAt(pages, '/ru/sales/ended').context.expired).toBe(true);
    expect(pageAt(pages, '/ru/sales/current-0').context.expired).toBe(false);
  });

  it('are not to be indexed when they have ended', () => {
    expect(pageAt(pages, '/ru/sales/ended').context).toMatchObject({
      noindex: true,
      alternates: [],
    });
    expect(pageAt(pages, '/ru/sales/current-0').context.noindex).toBe(false);
  });

  it('are filtered by the same day in the queries of the list and the home page', () => {
    expect(pageAt(pages, '/ua/sales').context.today).toBe(TODAY);
    expect(pageAt(pages, '/ua').context.today).toBe(TODAY);
  });
});

describe('a vacancy', () => {
  const vacancy = (slug: string, validThrough: string | null) =>
    plannedItem(slug).map((item) => ({ ...item, validThrough }));
  const pages = plan({
    vacancies: [
      ...vacancy('open', TODAY),
      ...vacancy('filled', '2026-07-14'),
      ...vacancy('unlimited', null),
    ],
  });

  it.each([
    ['/career/open', false],
    ['/ru/career/filled', true],
    ['/ua/career/unlimited', false],
  ])('at %s is hidden from search engines after its last day: %s', (path, expired) => {
    expect(pageAt(pages, path).context).toMatchObject({ expired, noindex: expired });
  });
});

describe('a type of home', () => {
  const projects = plannedItem('sea').map((item) => ({ ...item, type: 'villas' }));

  it.each([
    ['/villas', 'villas', false],
    ['/ua/apartments', 'apartments', true],
    ['/ru/one-room-apartments', 'one_room_apartments', true],
  ])(
    'has a page at %s of %s, kept from search engines without a project: %s',
    (path, type, noindex) => {
      expect(pageAt(plan({ projects }), path).context).toMatchObject({
        projectType: type,
        pageSlug: path.split('/').at(-1),
        noindex,
      });
    },
  );

  it('has a route', () => {
    expect(Object.keys(TYPE_ROUTES)).toEqual([...PROJECT_TYPES]);
  });
});

describe('the privacy policy', () => {
  it('has its address, not to be indexed, even before it is written', () => {
    const pages = plan({ docs: [] });
    for (const path of ['/privacy', '/ru/privacy', '/ua/privacy']) {
      expect(pageAt(pages, path).context).toMatchObject({ id: '', noindex: true });
    }
  });

  it('is found at two addresses and kept at /privacy', () => {
    const pages = plan({ docs: plannedItem('privacy-policy', ['en', 'ru']) });
    for (const path of ['/ru/privacy', '/ru/docs/privacy-policy']) {
      expect(pageAt(pages, path).context).toMatchObject({
        id: 'privacy-policy-ru',
        canonicalPath: '/ru/privacy',
        alternates: [
          { hreflang: 'en', path: '/privacy' },
          { hreflang: 'ru', path: '/ru/privacy' },
          { hreflang: 'x-default', path: '/privacy' },
        ],
      });
    }
    expect(pageAt(pages, '/ua/privacy').context.canonicalPath).toBe('/privacy');
  });

  it('leaves other documents where they are', () => {
    const pages = plan({ docs: plannedItem('terms') });
    expect(pageAt(pages, '/docs/terms').context.canonicalPath).toBe('/docs/terms');
  });
});

describe('what search engines should not keep', () => {
  it('is accounts, search, comparison, not-found pages, types without a project and the placeholder, and lists no translations', () => {
    const hidden = plan(oneOfEach()).filter(({ context }) => context.noindex);
    expect(new Set(hidden.map(({ template }) => template))).toEqual(
      new Set(['account', 'search', 'compare', 'not-found', 'en-placeholder', 'projects-of-type']),
    );
    expect(hidden).toHaveLength((7 + PROJECT_TYPES.length) * LOCALE_CODES.length + ONCE);
    expect(hidden.every(({ context }) => context.alternates.length === 0)).toBe(true);
  });

  it('is answered below /en by one page', () => {
    const placeholders = plan().filter(({ template }) => template === 'en-placeholder');
    expect(placeholders).toMatchObject([
      { path: '/en', matchPath: '/en/*', context: { locale: 'en', noindex: true } },
    ]);
  });

  it('is matched nowhere else by a pattern', () => {
    expect(plan(oneOfEach()).filter(({ matchPath }) => matchPath)).toHaveLength(1);
  });
});

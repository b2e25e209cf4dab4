import { planPages } from '../../../src/node/plan-pages';
import { datedPages, isListed, sitemapOptions } from '../../../src/seo/sitemap';
import { pageContext } from '../../support/page-context';
import { plannedItem, siteContent } from '../../support/site-content';

const SITE_URL = 'https://www.example.com';

describe('isListed', () => {
  it('takes a page that is its own canonical', () => {
    expect(isListed({ path: '/ru/projects', pageContext: pageContext({ locale: 'ru' }) })).toBe(
      true,
    );
  });

  it.each([
    ['not to be indexed', pageContext({ noindex: true })],
    ['a fallback', pageContext({ canonicalPath: '/ua/projects' })],
    ['none of ours', {}],
  ])('refuses a page that is %s', (_, context) => {
    expect(isListed({ path: '/projects', pageContext: context })).toBe(false);
  });
});

describe('datedPages', () => {
  const page = (path: string, context: object) => ({
    path,
    pageContext: { ...pageContext({ sharedPath: path }), ...context },
  });
  const item = (id: string, updatedAt: string | null, locale = 'en') => ({ id, updatedAt, locale });
  const data = {
    allSitePage: {
      nodes: [
        page('/projects/sea', { id: 'sea' }),
        page('/news', { pageSlug: 'news', pageNumber: 1 }),
        page('/news/page/2', { pageSlug: 'news', pageNumber: 2 }),
        page('/about', { pageSlug: 'about' }),
        page('/contacts', { pageSlug: 'contacts' }),
        page('/sales/ended', { id: 'ended', noindex: true }),
      ],
    },
    projects: {
      nodes: [{ ...item('sea', '2026-03-01'), image: { sharePath: '/static/sea.jpg' } }],
    },
    news: {
      nodes: [item('n1', '2026-02-01'), item('n2', '2026-05-01'), item('n3', '2026-06-01', 'ru')],
    },
    pages: {
      nodes: [
        { ...item('p1', '2026-04-01'), slug: 'about' },
        { ...item('p2', null), slug: 'contacts' },
      ],
    },
  };
  const dated = Object.fromEntries(
    datedPages(data).map(({ path, lastmod, images }) => [path, { lastmod, images }]),
  );

  it('says of an item when it was changed, with its picture', () => {
    expect(dated['/projects/sea']).toEqual({ lastmod: '2026-03-01', images: ['/static/sea.jpg'] });
  });

  it('says of a list when its newest item of the locale was changed, of its other pages nothing', () => {
    expect(dated['/news']?.lastmod).toBe('2026-05-01');
    expect(dated['/news/page/2']?.lastmod).toBeUndefined();
  });

  it('says of a fixed page when its text was changed, or nothing', () => {
    expect(dated['/about']?.lastmod).toBe('2026-04-01');
    expect(dated['/contacts']).toEqual({ lastmod: undefined, images: [] });
  });

  it('leaves out what is not to be indexed', () => {
    expect(dated).not.toHaveProperty(['/sales/ended']);
  });

  it('writes both', () => {
    const [sea] = datedPages(data);
    if (!sea) throw new Error('nothing is listed');
    expect(sitemapOptions(SITE_URL).serialize(sea)).toMatchObject({
      url: `${SITE_URL}/projects/sea`,
      lastmod: '2026-03-01',
      img: [{ url: `${SITE_URL}/static/sea.jpg` }],
    });
  });
});

describe('sitemapOptions', () => {
  const { resolvePages, resolveSiteUrl, serialize } = sitemapOptions(SITE_URL);

  it('lists what was planned, without fallbacks, accounts, 404 and the placeholder', () => {
    const docs = [...plannedItem('terms', ['en', 'ua']), ...plannedItem('privacy-policy')];
    const planned = planPages(siteContent({ docs }), '2026-07-15');
    const nodes = planned.map(({ path, context }) => ({ path, pageContext: context }));
    const listed = resolvePages({ allSitePage: { nodes } }).map(({ path }) => path);
    expect(listed).toEqual(expect.arrayContaining(['/', '/ru', '/ua', '/docs/terms', '/privacy']));
    for (const path of [
      '/ru/docs/terms',
      '/docs/privacy-policy',
      '/ua/account',
      '/account/login',
      '/404',
      '/ru/404',
      '/en',
    ]) {
      expect(listed).not.toContain(path);
    }
  });

  it('writes a page with the addresses of its translations', () => {
    const context = pageContext({ locale: 'ua', sharedPath: '/news' });
    expect(serialize({ path: '/ua/news', pageContext: context })).toEqual({
      url: `${SITE_URL}/ua/news`,
      links: [
        { lang: 'en', url: `${SITE_URL}/news` },
        { lang: 'ru', url: `${SITE_URL}/ru/news` },
        { lang: 'uk', url: `${SITE_URL}/ua/news` },
        { lang: 'x-default', url: `${SITE_URL}/news` },
      ],
    });
  });

  it('writes a page without translations alone', () => {
    expect(serialize({ path: '/x', pageContext: {} })).toEqual({ url: `${SITE_URL}/x`, links: [] });
  });

  it('knows the address of the site', () => {
    expect(resolveSiteUrl()).toBe(SITE_URL);
  });
});

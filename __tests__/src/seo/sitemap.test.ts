import { planPages } from '../../../src/node/plan-pages';
import { isListed, sitemapOptions } from '../../../src/seo/sitemap';
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

import { cacheControl } from '../../../scripts/support/host-headers';

const FOREVER = 'public, max-age=31536000, immutable';

describe('cacheControl', () => {
  it.each([
    '/static/8a6b/villa.webp',
    '/app-0123456789abcdef0123.js',
    '/component---src-templates-home-tsx-0123456789abcdef0123.js',
    '/styles-0123456789abcdef0123.css',
  ])('keeps %s for ever', (pathname) => {
    expect(cacheControl(pathname)).toBe(FOREVER);
  });

  it.each([
    '/',
    '/ru/news',
    '/index.html',
    '/page-data/index/page-data.json',
    '/page-data/app-data.json',
    '/page-data/static/x-0123456789abcdef0123.js',
    '/app.js',
    '/app-0123.js',
    '/robots.txt',
    '/favicon.svg',
    '/sitemap-index.xml',
  ])('asks about %s each time', (pathname) => {
    expect(cacheControl(pathname)).toBe('no-cache');
  });
});

import { cacheControl, securityHeaders } from '../../../scripts/support/host-headers';

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

describe('securityHeaders', () => {
  const policyOf = (connect: readonly string[]) =>
    Object.fromEntries(
      (securityHeaders(connect)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
    );

  it('lets pages call and be previewed by the CMS, and nobody else', () => {
    const policy = policyOf(['https://cms.example.com']);
    expect(policy['connect-src']).toContain('https://cms.example.com');
    expect(policy['frame-ancestors']).toEqual(["'self'", 'https://cms.example.com']);
    expect(policyOf([])['frame-ancestors']).toEqual(["'self'"]);
  });

  it('runs no script from elsewhere but the tag manager and the captcha', () => {
    expect(policyOf(['https://cms.example.com'])['script-src']).toEqual([
      "'self'",
      "'unsafe-inline'",
      'https://www.googletagmanager.com',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
  });

  it.each([
    ['default-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
  ])('narrows %s to %s', (directive, source) => {
    expect(policyOf([])[directive]).toEqual([source]);
  });

  it('stops guessing of types and leaking of addresses', () => {
    expect(securityHeaders([])).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
  });
});

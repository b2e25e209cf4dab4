import { videoOrigins } from '../../../contract/site.json';
import { FRAME_HOSTS } from '../../../plugins/gatsby-source-directus/src/rich-text/sanitise';
import { headersFile, securityHeaders } from '../../../src/node/host-headers';
import { HEADER_OPTIONS } from '../../support/header-options';

type Options = Partial<typeof HEADER_OPTIONS>;

const headersOf = (options: Options = {}) => securityHeaders({ ...HEADER_OPTIONS, ...options });

const policyOf = (options: Options = {}) =>
  Object.fromEntries(
    (headersOf(options)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

describe('securityHeaders', () => {
  it('lets pages show the videos that texts may have', () => {
    expect(videoOrigins).toEqual(FRAME_HOSTS.map((host) => `https://${host}`));
    expect(policyOf()['frame-src']).toEqual(expect.arrayContaining(videoOrigins));
  });

  it('lets pages call and be framed by the CMS, and nobody else', () => {
    const policy = policyOf();
    expect(policy['connect-src']).toEqual(["'self'", 'https://cms.example.com']);
    expect(policy['frame-ancestors']).toEqual(["'self'", 'https://cms.example.com']);
  });

  it('runs the scripts of the site alone, inline ones by their hash', () => {
    expect(policyOf()['script-src']).toEqual(["'self'", "'sha256-one'"]);
  });

  it.each([
    ['default-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
  ])('narrows %s to %s', (directive, source) => {
    expect(policyOf()[directive]).toEqual([source]);
  });

  it('stops guessing of types and leaking of addresses', () => {
    expect(headersOf()).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });

  it('opens the captcha where a key is set', () => {
    expect(policyOf({ hasRecaptcha: true })['script-src']).toEqual([
      "'self'",
      "'sha256-one'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
  });
});

describe('with a tag manager', () => {
  const policy = policyOf({ hasTagManager: true });

  it.each([
    ['script-src', 'https://www.googletagmanager.com'],
    ['script-src', 'https://tagmanager.google.com'],
    ['style-src', 'https://www.googletagmanager.com'],
    ['style-src', 'https://fonts.googleapis.com'],
    ['font-src', 'https://fonts.gstatic.com'],
    ['connect-src', 'https://*.google-analytics.com'],
    ['connect-src', 'https://*.analytics.google.com'],
    ['connect-src', 'https://*.g.doubleclick.net'],
    ['script-src', 'https://www.googleadservices.com'],
    ['connect-src', 'https://pagead2.googlesyndication.com'],
    ['connect-src', 'https://www.google.com'],
    ['frame-src', 'https://td.doubleclick.net'],
  ])('%s lets %s through', (directive, source) => {
    expect(policy[directive]).toContain(source);
    expect(policyOf()[directive] ?? []).not.toContain(source);
  });

  it('keeps the fonts of the site', () => {
    expect(policy['font-src']).toContain("'self'");
  });

  it('lets Tag Assistant attach to the window it opens', () => {
    expect(headersOf({ hasTagManager: true })['Cross-Origin-Opener-Policy']).toBe(
      'same-origin-allow-popups',
    );
  });

  it.each([
    ['meta', 'https://connect.facebook.net'],
    ['yandex', 'https://mc.yandex.ru'],
    ['clarity', 'https://*.clarity.ms'],
  ] as const)('lets the scripts of %s through where it is allowed', (option, source) => {
    expect(policy['script-src']).not.toContain(source);
    const allowed = policyOf({ hasTagManager: true, allowed: [option] });
    expect(allowed['script-src']).toContain(source);
    expect(policyOf({ allowed: [option] })['script-src']).not.toContain(source);
  });

  it('gives up the hashes for scripts written in the container', () => {
    const sources = policyOf({ hasTagManager: true, allowed: ['custom-html'] })['script-src'];
    expect(sources).toContain("'unsafe-inline'");
    expect(sources).not.toContain("'sha256-one'");
    expect(policyOf({ allowed: ['custom-html'] })['script-src']).toContain("'sha256-one'");
  });
});

it('fits the limits of Cloudflare Pages with every option: 100 rules, 2,000 characters a line', () => {
  const hash = `'sha256-${'x'.repeat(44)}'`;
  const lines = headersFile({
    cmsOrigin: 'https://content.island-residences.example.com',
    hasTagManager: true,
    hasRecaptcha: true,
    allowed: ['meta', 'yandex', 'clarity'],
    scriptHashes: Array.from({ length: 9 }, () => hash).map((text, index) =>
      text.replace('x', String(index)),
    ),
  }).split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

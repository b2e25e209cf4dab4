/** @jest-environment node */
import { parseHeaders } from '../../../scripts/support/header-rules';
import { parseRedirects } from '../../../scripts/support/host-rules';
import { nginxRules } from '../../../scripts/support/nginx-rules';

const HEADERS = [
  '/*',
  "  Content-Security-Policy: default-src 'self'",
  '/static/*',
  '  Cache-Control: public, max-age=31536000, immutable',
  '/*.js',
  '  Cache-Control: public, max-age=60',
].join('\n');

const rulesOf = (redirects: string, headers = HEADERS) =>
  nginxRules(parseHeaders(headers), parseRedirects(redirects));

it('writes headers by path; a later rule comes first, since nginx takes the first that matches', () => {
  const { http, site } = rulesOf('');
  expect(http).toContain(
    [
      'map $path_of_request $cache_of_path {',
      '  default "no-cache";',
      '  "~^/.*\\\\.js$" "public, max-age=60";',
      '  "~^/static/.*$" "public, max-age=31536000, immutable";',
      '}',
    ].join('\n'),
  );
  expect(http).toContain(`$" "default-src 'self'";`);
  expect(site).toBe(
    [
      'add_header Cache-Control $site_cache_control always;',
      'add_header Content-Security-Policy $site_content_security_policy always;',
      '',
    ].join('\n'),
  );
});

it('knows the 404 page of each language', () => {
  const { http } = rulesOf('');
  expect(http).toContain('default "/404/index.html";');
  expect(http).toContain('(?:/|$)" "/ru/404/index.html";');
  expect(http).toContain('(?:/|$)" "/ua/404/index.html";');
});

it.each([
  ['/old /new 301', ['location = "/old" { return 301 "/new$is_args$args"; }']],
  ['/old /new?a=b#part 302', ['location = "/old" { return 302 "/new?a=b#part"; }']],
  ['/old /new#part 308', ['location = "/old" { return 308 "/new$is_args$args#part"; }']],
  // nginx compares decoded paths.
  [
    '/%D1%85 https://example.com/%D1%85 301',
    ['location = "/х" { return 301 "https://example.com/%D1%85$is_args$args"; }'],
  ],
  [
    '/en/* /en/index.html 200',
    [
      'location = "/en" { try_files "/en/index.html" =404; }',
      'location ^~ "/en/" { try_files "/en/index.html" =404; }',
    ],
  ],
  [
    '/uk/* /ua/:splat 301',
    [
      'location = "/uk" { return 301 "/ua/$is_args$args"; }',
      'location ^~ "/uk/" { if ($path_of_request ~ "^/uk/(?<rest>.*)$") { return 301 "/ua/${rest}$is_args$args"; } return 301 "/ua/$is_args$args"; }',
    ],
  ],
])('writes %s', (line, wanted) => {
  const locations = rulesOf(line, '').site.split('\n').slice(1, -1);
  expect(locations).toEqual(wanted);
});

it('takes the first of two rules for a path', () => {
  const { site } = rulesOf('/old /first 301\n/old /second 301');
  expect(site).toContain('"/first');
  expect(site).not.toContain('"/second');
});

it.each([
  ['/a"b;}$x /new 301', '"/a\\"b;}$x"'],
  ['/a /b$scheme;}" 301', '"/b${dollar}scheme;%7D%22$is_args$args"'],
  ['/a%0Ab /new 301', undefined],
  ['/a%00 /new 301', undefined],
  ['/a%E0 /new 301', undefined],
])('lets no rule out of its string: %s', (line, wanted) => {
  const { site } = rulesOf(line, '');
  if (wanted === undefined) expect(site).not.toContain('location');
  else expect(site).toContain(wanted);
});

it('refuses a header that would end its line', () => {
  const rules = [{ path: '/*', headers: { 'X-Name': 'a\nb' } }];
  expect(() => nginxRules(rules, [])).toThrow('A rule for nginx has a control character.');
});

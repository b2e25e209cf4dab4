import {
  matchRedirect,
  parseRedirects,
  redirectLocation,
  targetOf,
} from '../../../scripts/support/host-rules';
import { redirectLines } from '../../../src/node/redirects';

describe('parseRedirects', () => {
  it.each([
    ['/a /b 302', [{ from: '/a', to: '/b', status: 302 }]],
    ['/a /b', [{ from: '/a', to: '/b', status: 301 }]],
    ['  /a \t /b   308  ', [{ from: '/a', to: '/b', status: 308 }]],
    ['# a comment', []],
    ['/a /b 301 # why', [{ from: '/a', to: '/b', status: 301 }]],
    ['/a /b#part 301', [{ from: '/a', to: '/b#part', status: 301 }]],
    [
      '/стар https://приклад.укр/шлях 301',
      [
        {
          from: '/%D1%81%D1%82%D0%B0%D1%80',
          to: 'https://xn--80aikifvh.xn--j1amh/%D1%88%D0%BB%D1%8F%D1%85',
          status: 301,
        },
      ],
    ],
    ['/a //other.example/b', [{ from: '/a', to: '/other.example/b', status: 301 }]],
    ['/a /\\other.example/b', [{ from: '/a', to: '/other.example/b', status: 301 }]],
    ['/a', []],
    ['', []],
    ['a /b', []],
    ['/a?x=1 /b', []],
    ['/a /b 600', []],
    ['/a /b c', []],
    ['/a /b 301 c', []],
    ['/a javascript:alert(1)', []],
    ['/a http://[', []],
    [
      '/a /b\r\n\r\n/c /d 302\r\n',
      [
        { from: '/a', to: '/b', status: 301 },
        { from: '/c', to: '/d', status: 302 },
      ],
    ],
  ])('reads %j', (text, rules) => {
    expect(parseRedirects(text)).toEqual(rules);
  });

  it('reads what the build writes', () => {
    const lines = redirectLines([{ fromPath: '/old', toPath: '/news', statusCode: 307 }]);
    expect(parseRedirects(lines.join('\n'))).toEqual([
      { from: '/old', to: '/news', status: 307 },
      { from: '/ru/old', to: '/ru/news', status: 307 },
      { from: '/ua/old', to: '/ua/news', status: 307 },
      { from: '/uk', to: '/ua', status: 301 },
      { from: '/uk/*', to: '/ua/:splat', status: 301 },
      { from: '/en/*', to: '/en/index.html', status: 200 },
    ]);
  });
});

describe('matchRedirect', () => {
  const rules = parseRedirects('/old /new\n/old /other\n/en/* /en/index.html 200');

  it.each([
    ['/old', '/new'],
    ['/en', '/en/index.html'],
    ['/en/', '/en/index.html'],
    ['/en/news/pool', '/en/index.html'],
  ])('finds for %s the first rule, to %s', (pathname, to) => {
    expect(matchRedirect(rules, pathname)?.to).toBe(to);
  });

  it.each(['/older', '/old/deeper', '/OLD', '/english', '/ru/en', '/'])(
    'finds none for %s',
    (pathname) => {
      expect(matchRedirect(rules, pathname)).toBeUndefined();
    },
  );
});

describe('targetOf', () => {
  const rule = { from: '/uk/*', to: '/ua/:splat', status: 301 };

  it.each([
    [rule, '/uk/news', '/ua/news'],
    [rule, '/uk/projects/teak-house', '/ua/projects/teak-house'],
    [rule, '/uk/', '/ua/'],
    [rule, '/uk/$&', '/ua/$&'],
    [{ from: '/old', to: '/new', status: 301 }, '/old', '/new'],
    [{ from: '/en/*', to: '/en/index.html', status: 200 }, '/en/news', '/en/index.html'],
  ])('of %j for %s is %s', (given, pathname, target) => {
    expect(targetOf(given, pathname)).toBe(target);
  });
});

describe('redirectLocation', () => {
  it.each([
    ['/news', '', '/news'],
    ['/news', '?a=1', '/news?a=1'],
    ['/news?b=2', '?a=1', '/news?b=2'],
    ['/news#part', '?a=1', '/news?a=1#part'],
    ['//other.example', '', '/other.example'],
    ['/\\other.example', '?x', '/other.example?x'],
    ['https://example.com/x', '?a=1', 'https://example.com/x?a=1'],
  ])('of %s with “%s” is %s', (to, search, location) => {
    expect(redirectLocation(to, search)).toBe(location);
  });

  it.each(['/привіт', '/a\r\nSet-Cookie: x=1', '/\u0000', '/\ud800', 'https://example.com/ї?ї#ї'])(
    'of %j can be sent',
    (to) => {
      expect(redirectLocation(to, '')).toMatch(/^[\x21-\x7e]+$/);
    },
  );
});

import { matchRedirect, parseRedirects } from '../../../scripts/support/host-rules';
import { redirectLines } from '../../../src/node/redirects';

describe('parseRedirects', () => {
  it.each([
    ['/a /b 302', [{ from: '/a', to: '/b', status: 302 }]],
    ['/a /b', [{ from: '/a', to: '/b', status: 301 }]],
    ['  /a \t /b   308  ', [{ from: '/a', to: '/b', status: 308 }]],
    ['# a comment', []],
    ['/a /b 301 # why', [{ from: '/a', to: '/b', status: 301 }]],
    ['/a', []],
    ['', []],
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

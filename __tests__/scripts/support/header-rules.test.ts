import { headersFor, parseHeaders } from '../../../scripts/support/header-rules';

const RULES = parseHeaders(
  [
    '# of every response',
    '/*',
    '  X-One: a: b; c',
    '  X-Two: page',
    'a stray line',
    '',
    '/static/*',
    '\tX-Two:  picture ',
    '/*.js',
    '  X-Two: script',
    '/exact',
    '  X-Three: yes',
  ].join('\n'),
);

describe('headersFor', () => {
  it.each([
    ['/', { 'X-One': 'a: b; c', 'X-Two': 'page' }],
    ['/static/a/b.webp', { 'X-One': 'a: b; c', 'X-Two': 'picture' }],
    ['/app.js', { 'X-One': 'a: b; c', 'X-Two': 'script' }],
    ['/app.json', { 'X-One': 'a: b; c', 'X-Two': 'page' }],
    ['/exact', { 'X-One': 'a: b; c', 'X-Two': 'page', 'X-Three': 'yes' }],
    ['/exactly', { 'X-One': 'a: b; c', 'X-Two': 'page' }],
  ])('finds those of %s, a later rule first', (pathname, headers) => {
    expect(headersFor(RULES, pathname)).toEqual(headers);
  });
});

it('ignores what stands below no path', () => {
  expect(parseHeaders('  X-One: a\n/news\n  no header\n')).toEqual([
    { path: '/news', headers: {} },
  ]);
});

/** @jest-environment node */
import { compare, isImmutable } from '../../../../publisher/src/release/files';

it.each([
  ['app-0123456789abcdef0123.js', true],
  ['2365.2e3dde4a935e23607488.css', true],
  ['app-0123456789.js', true],
  ['2365.2e3dde4a93.css', true],
  ['static/abc/picture.avif', true],
  ['page-data/index/page-data.json', false],
  ['page-data/sq/d/123456789.json', false],
  ['about/index.html', false],
  ['news/app-0123456789abcdef0123.js', false],
  ['favicon.svg', false],
  ['builds/latest.json', false],
])('%s may stay in later releases: %s', (name, expected) => {
  expect(isImmutable(name)).toBe(expected);
});

it('compares a folder with what it was', () => {
  const stamp = (size: number, modified: number) => ({ size, modified });
  const before = new Map([
    ['same', stamp(1, 1)],
    ['longer', stamp(1, 1)],
    ['later', stamp(1, 1)],
    ['gone', stamp(1, 1)],
  ]);
  const now = new Map([
    ['same', stamp(1, 1)],
    ['longer', stamp(2, 1)],
    ['later', stamp(1, 2)],
    ['new', stamp(1, 1)],
  ]);
  expect(compare(before, now)).toEqual({ touched: ['longer', 'later', 'new'], removed: ['gone'] });
});

/** @jest-environment node */
import { figuresKey } from '../../../bench/support/interleave';
import {
  byteTable,
  figure,
  paintTable,
  tapTable,
  type PageVariant,
} from '../../../bench/support/page-tables';
import type { ThrottledVisit } from '../../../bench/support/throttled-visit';

const visit = (lcp: number, more: Partial<ThrottledVisit> = {}): ThrottledVisit => ({
  fcp: lcp / 2,
  lcp,
  cls: 0.001,
  blocking: 0,
  answered: 0,
  bytes: { document: 1024, script: 0, stylesheet: 0, font: 2048, image: 0, other: 0 },
  taps: {},
  ...more,
});

const variant = (name: string, pages: readonly string[]): PageVariant => ({
  name,
  pages,
  url: '',
  isHydrated: true,
});

const ours = variant('this site', ['/', '/news']);
const twin = variant('twin', ['/']);
const visits = new Map([
  [
    figuresKey('this site', '/'),
    [1000, 2000].map((lcp) =>
      visit(lcp, { answered: lcp, taps: { menu: { inp: 40, answered: 90 } } }),
    ),
  ],
  [figuresKey('twin', '/'), [1500, 3000].map((lcp) => visit(lcp))],
  [figuresKey('this site', '/news'), [visit(500)]],
]);
const pages = ['/', '/news'];

describe('figure', () => {
  it.each([
    ['a median with its spread and ratio', [110, 130, 120], [100, 100, 100], 0, '120 ±5 ×1.20'],
    ['no ratio of the base itself', [100], undefined, 1, '100.0 ±0.0'],
    ['no ratio to nothing', [100], [0], 0, '100 ±0'],
    ['what was not measured', [], [100], 0, '–'],
  ] as const)('%s', (_, values, base, digits, text) => {
    expect(figure(values, base, digits)).toBe(text);
  });
});

describe('paintTable', () => {
  it('compares the variants that have a page within each round', () => {
    expect(paintTable(pages, [ours, twin], visits).rows).toEqual([
      ['/', 'this site', '750 ±125', '1500 ±250', '0.001 ±0.000', '0 ±0', '1500 ±250'],
      ['/', 'twin', '1125 ±188 ×1.50', '2250 ±375 ×1.50', '0.001 ±0.000 ×1.00', '0 ±0', '–'],
      ['/news', 'this site', '250 ±0', '500 ±0', '0.001 ±0.000', '0 ±0', '–'],
    ]);
  });
});

describe('tapTable', () => {
  it('has the pages on which something was tapped', () => {
    expect(tapTable(pages, [ours, twin], visits).rows).toEqual([
      ['/', 'this site', '40 ±0', '90 ±0', '–', '–', '–', '–', '–', '–', '–', '–'],
    ]);
  });
});

describe('byteTable', () => {
  it('adds the kinds up', () => {
    expect(byteTable(['/news'], [ours, twin], visits).rows).toEqual([
      ['/news', 'this site', '1.0', '0.0', '0.0', '2.0', '0.0', '0.0', '3.0'],
    ]);
  });
});

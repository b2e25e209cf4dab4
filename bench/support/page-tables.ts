import { figuresKey } from './interleave';
import { BYTE_KINDS, kilobytes } from './page-bytes';
import type { Table } from './results';
import { interquartileRange, median, medianRatio } from './statistics';
import type { TapName } from './taps';
import type { ThrottledVisit } from './throttled-visit';

/** A version of the site to compare. */
export interface PageVariant {
  name: string;
  url: string;
  /** Paths that it has. */
  pages: readonly string[];
  /** Its address of a page, where that differs. */
  addressOf?: (page: string) => string;
  isHydrated: boolean;
}

type Visits = ReadonlyMap<string, readonly ThrottledVisit[]>;

const PAINTS = {
  fcp: 'FCP ms',
  lcp: 'LCP ms',
  cls: 'CLS',
  blocking: 'blocking ms',
  answered: 'hydrated ms',
} as const satisfies Partial<Record<keyof ThrottledVisit, string>>;

const TAP_NAMES: readonly TapName[] = ['menu', 'gallery', 'form', 'filter', 'link'];

/**
 * Median and half the interquartile range of a figure, with its ratio to the same figure of the base
 * in the same rounds.
 *
 * @param values - one of each round; none where it was not measured
 * @param base - those of the base; none for the base itself
 * @param digits - behind the point
 * @example
 * figure([110, 130, 120], [100, 100, 100], 0) // => '120 ±5 ×1.20'
 */
export function figure(
  values: readonly number[],
  base: readonly number[] | undefined,
  digits: number,
): string {
  if (values.length === 0) return '–';
  const spread = interquartileRange(values) / 2;
  const ratio = base ? medianRatio(values, base) : NaN;
  return (
    `${median(values).toFixed(digits)} ±${spread.toFixed(digits)}` +
    (Number.isNaN(ratio) ? '' : ` ×${ratio.toFixed(2)}`)
  );
}

/** A row for each variant of each page, with figures that the first variant is the base of. */
function rowsOf(
  pages: readonly string[],
  variants: readonly PageVariant[],
  visits: Visits,
  figures: readonly { digits: number; of: (visit: ThrottledVisit) => number | undefined }[],
): string[][] {
  const [first] = variants;
  return pages.flatMap((page) =>
    variants
      .filter((variant) => variant.pages.includes(page))
      .map(({ name }) => [
        page,
        name,
        ...figures.map(({ digits, of }) => {
          const values = (variant: string) =>
            (visits.get(figuresKey(variant, page)) ?? []).flatMap((visit) => of(visit) ?? []);
          return figure(
            values(name),
            first && first.name !== name ? values(first.name) : undefined,
            digits,
          );
        }),
      ]),
  );
}

/** Paints, shift, blocking and hydration of each page. */
export const paintTable = (
  pages: readonly string[],
  variants: readonly PageVariant[],
  visits: Visits,
): Table => ({
  title: 'Loading',
  columns: ['page', 'variant', ...Object.values(PAINTS)],
  rows: rowsOf(
    pages,
    variants,
    visits,
    (Object.keys(PAINTS) as (keyof typeof PAINTS)[]).map((key) => ({
      digits: key === 'cls' ? 3 : 0,
      of: (visit) => (key === 'answered' && visit.answered === 0 ? undefined : visit[key]),
    })),
  ),
  note: `Medians ± half the interquartile range; × is the median ratio to “${variants[0]?.name}” in the same round.`,
});

/** The first tap on what each page has, as the next paint and as the answer. */
export const tapTable = (
  pages: readonly string[],
  variants: readonly PageVariant[],
  visits: Visits,
): Table => ({
  title: 'First tap, ms',
  columns: [
    'page',
    'variant',
    ...TAP_NAMES.flatMap((name) => [`${name}, INP`, `${name}, answered`]),
  ],
  rows: rowsOf(
    pages,
    variants,
    visits,
    TAP_NAMES.flatMap((name) =>
      (['inp', 'answered'] as const).map((key) => ({
        digits: 0,
        of: ({ taps }: ThrottledVisit) => taps[name]?.[key],
      })),
    ),
  ).filter((row) => row.slice(2).some((cell) => cell !== '–')),
  note: 'INP: until the next paint. Answered: until what was asked for is there, loading included; of the filter it is a key, of a link the heading of its page, five seconds after the link came into view.',
});

/** Bytes over the wire before any interaction; of the last visit, since they do not vary. */
export const byteTable = (
  pages: readonly string[],
  variants: readonly PageVariant[],
  visits: Visits,
): Table => ({
  title: 'KB over the wire',
  columns: ['page', 'variant', ...BYTE_KINDS, 'all'],
  rows: pages.flatMap((page) =>
    variants.flatMap(({ name }) => {
      const bytes = visits.get(figuresKey(name, page))?.at(-1)?.bytes;
      if (!bytes) return [];
      const all = BYTE_KINDS.reduce((sum, kind) => sum + bytes[kind], 0);
      return [[page, name, ...BYTE_KINDS.map((kind) => kilobytes(bytes[kind])), kilobytes(all)]];
    }),
  ),
});

import type { BuildPhase } from './build-phases';
import type { MeasuredRun } from './measured-run';
import type { Table } from './results';
import { interquartileRange, median } from './statistics';

/** What changed since the build before. */
export const BUILD_STEPS = ['cold', 'unchanged', 'one item', 'template'] as const;
export type BuildStep = (typeof BUILD_STEPS)[number];

/** Measured builds of one builder with one number of items. */
export interface BuildSeries {
  builder: string;
  items: number;
  /** Pages that it makes. */
  pages: number;
  steps: Partial<Record<BuildStep, readonly MeasuredRun[]>>;
  /** Phases of the last build of each step. */
  phases: Partial<Record<BuildStep, readonly BuildPhase[]>>;
  /** Until the changed page is served, seconds: a peer's from the call, this site's from the save. */
  onDemand?: readonly number[];
}

const NOTE = [
  'Cold: without the caches of the builder; pictures stay encoded.',
  'One item: the title of a news item edited.',
  'On demand, peers: from the call to the framework’s server until it serves the edited page, the only one it renders.',
  'On demand, this site: from the save in the CMS until the release with the edited page is live; the running publisher reads the change, builds what it affects, and checks and switches the whole site.',
].join(' ');

const seconds = (values: readonly number[]) =>
  values.length === 0
    ? '–'
    : `${median(values).toFixed(1)} ±${(interquartileRange(values) / 2).toFixed(1)}`;

/** Times, memory and files of each builder and size, a row each. */
export function buildTable(series: readonly BuildSeries[]): Table {
  return {
    title: 'Builds, s',
    columns: [
      'builder',
      'news × 3',
      'pages',
      ...BUILD_STEPS,
      'on demand',
      'peak MB, cold',
      'files, cold',
      'files, one item',
    ],
    rows: series.map(({ builder, items, pages, steps, onDemand }) => {
      const of = (step: BuildStep, key: keyof MeasuredRun) =>
        (steps[step] ?? []).map((run) => run[key]);
      const whole = (values: readonly number[]) =>
        values.length === 0 ? '–' : median(values).toFixed(0);
      return [
        builder,
        String(items),
        String(pages),
        ...BUILD_STEPS.map((step) => seconds(of(step, 'seconds'))),
        onDemand && onDemand.length > 0 ? median(onDemand).toFixed(2) : '–',
        whole(of('cold', 'peakMemory')),
        whole(of('cold', 'files')),
        whole(of('one item', 'files')),
      ];
    }),
    note: NOTE,
  };
}

/** What each further 1,000 pages cost a builder, between the sizes that were built. */
export function costTable(series: readonly BuildSeries[]): Table | undefined {
  const rows = series.flatMap((larger) => {
    const smaller = series
      .filter(({ builder, pages }) => builder === larger.builder && pages < larger.pages)
      .at(-1);
    if (!smaller) return [];
    const cost = (step: BuildStep) => {
      const [from, to] = [smaller, larger].map(({ steps }) =>
        median((steps[step] ?? []).map((run) => run.seconds)),
      );
      const each = ((to ?? NaN) - (from ?? NaN)) / ((larger.pages - smaller.pages) / 1000);
      return Number.isNaN(each) ? '–' : each.toFixed(2);
    };
    return [[larger.builder, `${smaller.pages} to ${larger.pages}`, ...BUILD_STEPS.map(cost)]];
  });
  if (rows.length === 0) return undefined;
  return {
    title: 'Each further 1,000 pages, s',
    columns: ['builder', 'pages', ...BUILD_STEPS],
    rows,
  };
}

const SHORTEST_PHASE_SHOWN = 0.5;

/** What the phases of a builder's builds take, a table for each size; none where it does not say. */
export const phaseTables = (series: readonly BuildSeries[]): Table[] =>
  series.flatMap(({ builder, items, phases }) => {
    const names = new Set(
      BUILD_STEPS.flatMap((step) =>
        (phases[step] ?? []).flatMap(({ name, seconds: took }) =>
          took >= SHORTEST_PHASE_SHOWN ? [name] : [],
        ),
      ),
    );
    if (names.size === 0) return [];
    const of = (step: BuildStep, name: string) =>
      (phases[step] ?? []).find((phase) => phase.name === name)?.seconds.toFixed(1) ?? '–';
    return [
      {
        title: `Phases of ${builder}, ${items} news × 3, s`,
        columns: ['phase', ...BUILD_STEPS],
        rows: [...names].map((name) => [name, ...BUILD_STEPS.map((step) => of(step, name))]),
      },
    ];
  });

/** A table of figures, as it is printed and kept. */
export interface Table {
  /** What was measured; the heading above the table. */
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** A sentence below the table. */
  note?: string;
}

/** What a benchmark measured at one time. */
export interface Run {
  /** Name of the benchmark, as in `npm run bench -- NAME`. */
  bench: string;
  /** ISO 8601, UTC. */
  date: string;
  /** Abbreviated hash, with a `+` where the sources had uncommitted changes. */
  commit: string;
  /** Processor, memory, versions and settings: what the figures depend on. */
  circumstances: readonly string[];
  tables: readonly Table[];
}

const HEADER = `# Results of the benchmarks

Written by \`npm run bench\`, the newest run of each benchmark first. Times of different runs are not
comparable where the machine was busy or another one; ratios within a run are.
`;

/** A cell as Markdown takes it. */
const escaped = (cell: string) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table in Markdown, its columns aligned: as legible in the terminal. */
export function formatTable({ title, columns, rows, note }: Table): string {
  const lines = [columns, ...rows].map((line) => line.map(escaped));
  const widths = columns.map((_, index) =>
    Math.max(3, ...lines.map((line) => line[index]?.length ?? 0)),
  );
  // The first column names the row, the others are figures.
  const pad = (cell: string, index: number) =>
    index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0);
  const row = (cells: readonly string[]) =>
    `| ${widths.map((_, index) => pad(cells[index] ?? '', index)).join(' | ')} |`;
  const rule = `| ${widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [head = [], ...body] = lines;
  const table = [row(head), rule, ...body.map(row)].join('\n');
  return `#### ${title}\n\n${table}\n${note ? `\n${note}\n` : ''}`;
}

/** A run as a section of the history. */
export const formatRun = ({ date, commit, circumstances, tables }: Run): string =>
  [
    `### ${date.slice(0, 16).replace('T', ' ')} UTC, ${commit}\n`,
    `${circumstances.join('; ')}\n`,
    ...tables.map(formatTable),
  ].join('\n');

/**
 * Adds a run to the history, above the earlier runs of its benchmark; everything else stays as it is.
 *
 * @param history - text of `bench/results.md`; empty where there is none
 */
export function addRun(history: string, run: Run): string {
  const [, ...sections] = `\n${history}`.split(/^(?=## )/m);
  const heading = `## ${run.bench}\n`;
  const own = sections.find((section) => section.startsWith(heading)) ?? heading;
  const earlier = own.slice(heading.length).trim();
  const section = `${heading}\n${formatRun(run)}${earlier ? `\n${earlier}\n` : ''}`;
  const others = sections.filter((other) => other !== own).map((other) => `${other.trim()}\n`);
  return [HEADER, ...[...others, section].sort()].join('\n');
}

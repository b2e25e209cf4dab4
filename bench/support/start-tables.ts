import type { Table } from './results';

/** A line of a command, and when it came. */
export interface StartLine {
  /** Milliseconds since the command began. */
  ms: number;
  text: string;
}

/** The time that a line says itself, at its start: `[12.3 s] `. */
const OWN_TIME = /^\[[^\]]*\] /;

const seconds = (ms: number) => (ms / 1000).toFixed(1);

/**
 * A table for each start: a row for each line, with the time until the next one.
 *
 * @param starts - title → what the command printed until it was ready
 */
export function startTables(starts: Readonly<Record<string, readonly StartLine[]>>): Table[] {
  return Object.entries(starts).map(([title, all]) => {
    const lines = all.filter(({ text }) => text.trim() !== '');
    return {
      title,
      columns: ['step', 'at s', 'until the next s'],
      rows: lines.map(({ text, ms }, index) => [
        text.replace(OWN_TIME, ''),
        seconds(ms),
        index + 1 < lines.length ? seconds((lines[index + 1]?.ms ?? ms) - ms) : '–',
      ]),
      note: 'Lines of the command itself. The registry’s speed is part of the installation.',
    };
  });
}

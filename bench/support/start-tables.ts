import type { Table } from './results';

/** A line of a command, and when it came. */
export interface StartLine {
  /** Milliseconds since the command began. */
  ms: number;
  text: string;
}

/** The time that a line says itself, at its start: `[12.3 s] `. */
const OWN_TIME = /^\[[^\]]*\] /;

/** Milliseconds; a step that took less has no row. */
const LEAST_STEP = 100;

const seconds = (ms: number) => (ms / 1000).toFixed(1);

/**
 * A table for each start: a row for each line, with the time until the next one.
 *
 * @param starts - title → what the command printed until it was ready
 */
export function startTables(starts: Readonly<Record<string, readonly StartLine[]>>): Table[] {
  return Object.entries(starts).map(([title, all]) => {
    const lines = all.filter(({ text }) => text.trim() !== '');
    const steps = lines.map(({ text, ms }, index) => ({
      text: text.replace(OWN_TIME, ''),
      ms,
      duration: (lines[index + 1]?.ms ?? Infinity) - ms,
    }));
    return {
      title,
      columns: ['step', 'at s', 'until the next s'],
      rows: steps
        .filter(({ duration }) => duration >= LEAST_STEP)
        .map(({ text, ms, duration }) => [
          text,
          seconds(ms),
          duration === Infinity ? '–' : seconds(duration),
        ]),
      note: `Lines of the command itself; steps of less than ${seconds(LEAST_STEP)} s are left out. The registry’s speed is part of the installation.`,
    };
  });
}

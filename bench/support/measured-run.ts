import { execFileSync, type ChildProcess } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const POLL_MS = 250;

/** Resident memory of a process and its descendants, megabytes. */
export function memoryOf(processId: number): number {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (id: number): number =>
    table.reduce(
      (sum, [pid = 0, parent, size = 0]) => (parent === id ? sum + size / 1024 + below(pid) : sum),
      0,
    );
  const own = table.find(([pid]) => pid === processId)?.[2] ?? 0;
  return own / 1024 + below(processId);
}

/** What a process took. */
export interface MeasuredRun {
  seconds: number;
  /** Most memory of the process and its descendants at one time, MB. */
  peakMemory: number;
  /** Files below the output that it wrote. */
  files: number;
}

/**
 * Measures a process from now to its end.
 *
 * @param start - starts it
 * @param output - folder in which it writes its pages
 */
export async function measureRun(
  start: () => { child: ChildProcess; ended: Promise<unknown> },
  output: string,
): Promise<MeasuredRun> {
  const began = Date.now();
  const started = performance.now();
  const { child, ended } = start();
  let peakMemory = 0;
  const timer = setInterval(() => {
    if (child.pid) peakMemory = Math.max(peakMemory, memoryOf(child.pid));
  }, POLL_MS);
  try {
    await ended;
  } finally {
    clearInterval(timer);
  }
  const seconds = (performance.now() - started) / 1000;
  return { seconds, peakMemory, files: writtenSince(output, began) };
}

function writtenSince(directory: string, time: number): number {
  return readdirSync(directory, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && statSync(path.join(entry.parentPath, entry.name)).mtimeMs >= time,
  ).length;
}

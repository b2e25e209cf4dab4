// `npm start` from a fresh clone, installation included, and a second time with nothing changed: what
// each step takes. The steps are the lines that the command itself prints.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../cms/scripts/ports';
import { stopWith } from '../scripts/support/messages';
import { ROOT } from '../scripts/support/root';
import { recordRun } from './support/record';
import { startTables, type StartLine } from './support/start-tables';

const CLONE = path.resolve('.run/bench-start');

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const READY = /^\[[^\]]+\] Ready$/;

/** Ports of everything that the command starts, so that it runs beside another. */
async function portVariables(): Promise<Record<string, string>> {
  const names = ['SITE_PORT', 'CMS_PORT', 'PUBLISHER_PORT', 'PREVIEW_PORT'];
  const ports = new Set<number>();
  while (ports.size < names.length) ports.add(await freePort());
  const taken = [...ports];
  return Object.fromEntries(names.map((name, index) => [name, String(taken[index])]));
}

/** Does what Ctrl-C does in a terminal: reaches the command and everything that it started. */
function interrupt({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGINT');
  } catch {
    // All of it has ended.
  }
}

/**
 * Runs the command until it says that it is ready.
 *
 * @returns its lines with the milliseconds since its start
 * @throws Error if it ends before
 */
async function runStart(ports: Readonly<Record<string, string>>): Promise<StartLine[]> {
  const lines: StartLine[] = [];
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: CLONE,
    env: { ...process.env, ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  // Its group is not the benchmark's: nothing else would end it with the benchmark.
  const onSignal = () => interrupt(child);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const text of createInterface({ input: child.stdout })) {
    process.stderr.write(`${text}\n`);
    // The results are committed: no folder of this machine belongs into them.
    lines.push({ ms: performance.now() - started, text: text.replaceAll(CLONE, '.') });
    if (READY.test(text)) break;
  }
  interrupt(child);
  child.stdout.resume();
  await ended;
  for (const signal of SIGNALS) process.off(signal, onSignal);
  if (!lines.some(({ text }) => READY.test(text))) throw new Error('npm start did not get ready.');
  return lines;
}

async function main() {
  rmSync(CLONE, { recursive: true, force: true });
  const { status } = spawnSync('git', ['clone', '--quiet', ROOT, CLONE], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The repository cannot be cloned.');
  const ports = await portVariables();
  const first = await runStart(ports);
  const second = await runStart(ports);
  recordRun('start', startTables({ 'first start': first, 'second start': second }));
  rmSync(CLONE, { recursive: true, force: true });
}

main().catch(stopWith);

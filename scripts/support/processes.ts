import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { ROOT } from './root';

/** Grace period between SIGTERM and SIGKILL, milliseconds. */
const GRACE = 8_000;

export interface Finished {
  /** Exit code; 1 for a process ended by a signal. */
  code: number;
  /** Its output, unless inherited. */
  output: string;
}

/**
 * Runs a Node.js script and waits for its end.
 *
 * @param script - a JavaScript file, absolute
 */
export function runNode(
  script: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      ...options,
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Stops a process and waits for its end; kills it after the grace period. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE);
  await ended;
  clearTimeout(timer);
}

import type { ChildProcess } from 'node:child_process';
import { stopProcess } from './processes';

/** Backoff before a restart, seconds; the last one repeats. */
const PAUSES = [1, 2, 5, 15, 30] as const;
/** Uptime after which the backoff is reset, milliseconds. */
const STEADY_MS = 60_000;

export interface Supervised {
  /** Resolves when the process is ready for the first time. */
  ready: Promise<void>;
  /** Stops the process without a restart. */
  stop(): Promise<void>;
}

export interface SuperviseOptions {
  /** Starts the process; its first IPC message means that it is ready. */
  start(): ChildProcess;
  /** Receives a line when the process has exited by itself. */
  log(line: string): void;
  /** Name of the process in that line. */
  name: string;
  /** Backoff in seconds, for tests. */
  pauses?: readonly number[];
}

/** Supervises a process: restarts it with a backoff when it exits by itself. */
export function supervise({ start, log, name, pauses = PAUSES }: SuperviseOptions): Supervised {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let failures = 0;
  let onReady: () => void;
  const ready = new Promise<void>((resolve) => (onReady = resolve));

  const run = () => {
    const started = Date.now();
    const current = start();
    child = current;
    current.once('message', () => onReady());
    let isOver = false;
    const over = (how: string) => {
      if (isOver || isStopped) return;
      isOver = true;
      failures = Date.now() - started > STEADY_MS ? 1 : failures + 1;
      const pause = pauses[Math.min(failures, pauses.length) - 1] ?? 0;
      log(`${name} stopped (${how}); starting it again in ${pause} s`);
      timer = setTimeout(run, pause * 1000);
    };
    current.once('error', (error) => over(error.message));
    current.once('exit', (code, signal) => over(signal ?? `exit code ${code}`));
  };
  run();
  return {
    ready,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      if (child) await stopProcess(child);
    },
  };
}

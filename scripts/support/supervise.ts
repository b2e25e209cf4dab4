import type { ChildProcess } from 'node:child_process';
import { stopProcess } from './processes';

/** Pauses before a process that ended is started again, seconds; the last one from then on. */
const PAUSES = [1, 2, 5, 15, 30] as const;
/** A process that has run this long starts the pauses over, milliseconds. */
const STEADY_MS = 60_000;

export interface Supervised {
  /** Settles when the process has said for the first time that it is ready. */
  ready: Promise<void>;
  /** Ends the process for good. */
  stop(): Promise<void>;
}

export interface SuperviseOptions {
  /** Starts the process; its first message says that it is ready. */
  start(): ChildProcess;
  /** Gets a line whenever the process has ended by itself. */
  log(line: string): void;
  /** What the process is, for the line. */
  name: string;
  /** Pauses in seconds, for tests. */
  pauses?: readonly number[];
}

/** Keeps a process running: whenever it ends by itself it is started again, after a pause. */
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

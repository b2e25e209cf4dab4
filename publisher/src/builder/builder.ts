import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Built } from './gatsby-internals';
import type { BuildAnswer, BuildRequest } from './messages';
import { contentFacts } from '../../../contract/publishing.json';
import { readContentFacts } from '../gate/content-facts';
import { explainProblem } from '../gate/report';
import { explainFailure } from './explain';

/** Limit of output lines kept for a build's record. */
const KEPT_LINES = 400;

/** The build failed; the message is the reason, as far as the output tells it. */
export class BuildError extends Error {
  override name = 'BuildError';

  /**
   * @param output - the last lines of the builder's output
   * @param isTimeout - whether it timed out
   */
  constructor(
    message: string,
    readonly output: string,
    readonly isTimeout = false,
  ) {
    super(message);
  }
}

/** A build folder, leased by this process. */
export interface BuilderWorkspace {
  /** Folder with the site's sources; Gatsby writes `.cache` and `public` into it. */
  directory: string;
  /** Prepares the folder for a new process: copies the sources, drops inconsistent caches. */
  prepare(): Promise<void>;
  /** Marks the caches as inconsistent until {@link saved}: a process begins to write. */
  begin(processId: number | undefined): void;
  /** Marks the caches as consistent: the process has saved its state. */
  saved(): void;
  /** Deletes Gatsby's caches. */
  dropCaches(): void;
}

export interface BuilderOptions {
  workspace: BuilderWorkspace;
  /** Module that the process runs, `resident.ts`. */
  program: string;
  /** Arguments for Node.js, such as the TypeScript loader. */
  execArgv: readonly string[];
  /** Environment of the site. */
  env: Readonly<Record<string, string | undefined>>;
  /** Timeouts of builds, milliseconds. */
  limits: { full: number; changes: number };
  /** Resident memory in bytes above which the process is replaced after a build. */
  maxMemory: number;
  /** Called when it is, with its memory in bytes. */
  onTooLarge?: (memory: number) => void;
  /** Fingerprint of the site's code. */
  codeVersion: () => string;
  /** Receives each line of the builder's output. */
  log?: (line: string) => void;
}

export interface BuildResult extends Built {
  /** Output of the build. */
  output: string;
  /** Resident memory of the process, bytes. */
  memory: number;
}

export interface Builder {
  /**
   * Builds `public/`: incrementally if this process has built before, otherwise in full.
   *
   * @param id - id of the build
   * @param options - `isFresh` builds from scratch: with a new process, without caches
   * @throws BuildError if the build failed; the next call starts a new process
   */
  build(id: string, options?: { isFresh?: boolean }): Promise<BuildResult>;
  /** Stops the process. Idempotent. */
  stop(): Promise<void>;
}

interface Resident {
  child: ChildProcess;
  code: string;
  isWarm: boolean;
  lines: string[];
  exited: Promise<number | null>;
  /** Id of the build whose state is not saved yet. */
  unsaved: string | undefined;
  /** Settles when the state of the last build is saved, or the process has exited. */
  stateSaved: Promise<unknown>;
}

/**
 * Kills the process group. When a page fails, Gatsby's workers outlive their parent and would keep
 * its output stream open.
 */
function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already exited.
  }
}

/**
 * Creates a builder with one resident process that keeps the site in memory. After a failure, a
 * timeout, too much memory or a change of the code, the process is replaced and the next build is a
 * full one.
 */
export function createBuilder(options: BuilderOptions): Builder {
  const { workspace, limits } = options;
  let resident: Resident | undefined;
  let isStopped = false;

  const start = async (): Promise<Resident> => {
    const code = options.codeVersion();
    await workspace.prepare();
    const child = fork(options.program, [], {
      cwd: workspace.directory,
      env: options.env as NodeJS.ProcessEnv,
      execArgv: [...options.execArgv],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A process group of its own, so that its workers can be killed with it.
      detached: true,
    });
    child.once('exit', () => endGroup(child.pid));
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (lines.length > KEPT_LINES) lines.shift();
        options.log?.(line);
      });
    }
    const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
    return { child, code, isWarm: false, lines, exited, unsaved: undefined, stateSaved: exited };
  };

  const discard = async () => {
    const gone = resident;
    resident = undefined;
    gone?.child.kill('SIGKILL');
    await gone?.exited;
  };

  const run = async (current: Resident, id: string): Promise<BuildResult> => {
    const { child, lines } = current;
    lines.length = 0;
    workspace.begin(child.pid);
    current.unsaved = id;
    const output = () => lines.join('\n');
    const limit = current.isWarm ? limits.changes : limits.full;
    const answer = await new Promise<Extract<BuildAnswer, { type: 'built' }>>((resolve, reject) => {
      const timer = setTimeout(
        () =>
          reject(new BuildError(`The build took longer than ${limit / 1000} s.`, output(), true)),
        limit,
      );
      void current.exited.then(async (code) => {
        clearTimeout(timer);
        const failure = explainFailure(output(), code);
        const content = await readContentFacts(path.join(workspace.directory, contentFacts));
        reject(new BuildError(explainProblem(failure, content), output()));
      });
      const isSaved = new Promise<void>((saved) => {
        const onMessage = (message: BuildAnswer) => {
          if (message.id !== id) return;
          if (message.type === 'built') {
            clearTimeout(timer);
            resolve(message);
            return;
          }
          child.off('message', onMessage);
          // Not if the next build has begun meanwhile.
          if (current.unsaved === id) workspace.saved();
          saved();
        };
        child.on('message', onMessage);
      });
      current.stateSaved = Promise.race([isSaved, current.exited]);
      child.send({ type: 'build', id } satisfies BuildRequest);
    });
    current.isWarm = answer.memory <= options.maxMemory;
    if (!current.isWarm) options.onTooLarge?.(answer.memory);
    return { durations: answer.durations, memory: answer.memory, output: output() };
  };

  /** Builds with the resident process, or a new one. */
  const attempt = async (id: string): Promise<BuildResult> => {
    resident ??= await start();
    try {
      return await run(resident, id);
    } catch (error) {
      await discard();
      throw error;
    }
  };

  return {
    build: async (id, { isFresh = false } = {}) => {
      const isOf = (code: string) => resident?.isWarm === true && resident.code === code;
      if (resident && (isFresh || !isOf(options.codeVersion()))) {
        await resident.stateSaved;
        await discard();
      }
      if (isFresh) workspace.dropCaches();
      const isEdit = resident !== undefined;
      try {
        return await attempt(id);
      } catch (error) {
        const isFailure = error instanceof BuildError && !error.isTimeout;
        if (!isEdit || !isFailure || isStopped) throw error;
        // Retries in full: an incremental build fails, for example, if the bundles lack the
        // template of a new type of page.
        return await attempt(id);
      }
    },
    stop: () => {
      isStopped = true;
      return discard();
    },
  };
}

import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Built } from './gatsby-internals';
import type { BuildAnswer, BuildRequest } from './messages';
import { contentFacts } from '../../../contract/publishing.json';
import { readContentFacts } from '../gate/content-facts';
import { explainProblem } from '../gate/report';
import { explainFailure } from './explain';

/** Lines of a build's output that are kept for its record. */
const KEPT_LINES = 400;

/** The build did not come about; the message says why, as far as its output tells. */
export class BuildError extends Error {
  override name = 'BuildError';

  /**
   * @param output - what the builder printed last
   * @param isTimeout - whether it took too long
   */
  constructor(
    message: string,
    readonly output: string,
    readonly isTimeout = false,
  ) {
    super(message);
  }
}

/** A folder in which Gatsby builds; nobody else does meanwhile. */
export interface BuilderWorkspace {
  /** The site's sources are here; Gatsby writes `.cache` and `public` beside them. */
  directory: string;
  /** Makes the folder ready for a new process: newest sources, no caches that cannot be trusted. */
  prepare(): Promise<void>;
  /** A process begins to write: until {@link saved} nobody can go on from what it leaves. */
  begin(processId: number | undefined): void;
  /** What the process remembers of its work is on the disk. */
  saved(): void;
  /** Lets go of all that builds left. */
  dropCaches(): void;
}

export interface BuilderOptions {
  workspace: BuilderWorkspace;
  /** The program of the process, `resident.ts`. */
  program: string;
  /** Arguments for Node.js, those that let it read TypeScript. */
  execArgv: readonly string[];
  /** Environment of the site. */
  env: Readonly<Record<string, string | undefined>>;
  /** Time a build may take, milliseconds. */
  limits: { full: number; changes: number };
  /** Resident memory in bytes above which the process is replaced after a build. */
  maxMemory: number;
  /** A value that changes whenever the site's code does. */
  codeVersion: () => string;
  /** Gets each line the builder prints. */
  log?: (line: string) => void;
}

export interface BuildResult extends Built {
  /** What the build printed. */
  output: string;
  /** Resident memory of the process, bytes. */
  memory: number;
}

export interface Builder {
  /**
   * Brings `public/` up to date with the content: only what changed where this process has built
   * before, everything where it has not.
   *
   * @param id - name of the build
   * @param options - `isFresh` makes a build from scratch: another process, no caches
   * @throws BuildError where nothing came of it; the next call starts anew
   */
  build(id: string, options?: { isFresh?: boolean }): Promise<BuildResult>;
  /** Ends the process. Safe to call twice. */
  stop(): Promise<void>;
}

interface Resident {
  child: ChildProcess;
  code: string;
  isWarm: boolean;
  lines: string[];
  exited: Promise<number | null>;
  /** Build whose state is not on the disk yet. */
  unsaved: string | undefined;
  /** Settles when the state of the last build is on the disk, or the process is gone. */
  settled: Promise<unknown>;
}

/**
 * Ends what a process has left running. Gatsby's workers outlive it where a page fails, and would hold
 * its output open for ever.
 */
function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing was left.
  }
}

/**
 * A builder that keeps one process with the site in memory. The process is thrown away, and the
 * next build a full one, where it failed, hung, grew too large, or the code changed under it.
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
      // A group of its own, that its workers end with.
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
    return { child, code, isWarm: false, lines, exited, unsaved: undefined, settled: exited };
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
          // The next build may have begun meanwhile.
          if (current.unsaved === id) workspace.saved();
          saved();
        };
        child.on('message', onMessage);
      });
      current.settled = Promise.race([isSaved, current.exited]);
      child.send({ type: 'build', id } satisfies BuildRequest);
    });
    current.isWarm = answer.memory <= options.maxMemory;
    return { durations: answer.durations, memory: answer.memory, output: output() };
  };

  /** Builds with the process that is there, or a new one. */
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
        await resident.settled;
        await discard();
      }
      if (isFresh) workspace.dropCaches();
      const isEdit = resident !== undefined;
      try {
        return await attempt(id);
      } catch (error) {
        const isFailure = error instanceof BuildError && !error.isTimeout;
        if (!isEdit || !isFailure || isStopped) throw error;
        // What an edit fails at a full build may not: a kind of page that the bundles lack.
        return await attempt(id);
      }
    },
    stop: () => {
      isStopped = true;
      return discard();
    },
  };
}

import type { Builder } from './builder/builder';
import { pageAddress } from './gate/addresses';
import type { Gate } from './gate/gate';
import type { BuildChange } from './queue/builds';
import type { Target } from './target/target';
import { scan } from './release/files';
import { isNews, type ReleaseStore, type Staged } from './release/store';

/** Runs tasks one after another, in the order they are given. */
export type Turns = <T>(task: () => Promise<T>) => Promise<T>;

/** Makes {@link Turns}; a task that fails does not keep the next one back. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** What makes a release of the content. */
export interface ReleaseParts {
  builder: Builder;
  gate: Gate;
  releases: ReleaseStore;
  /** Another place that releases are put into, before they are live here. */
  target?: Target | undefined;
  /** Whatever changes what is live takes its turn: a rollback may come while a release is uploaded. */
  switching: Turns;
  /** Folder that the builder builds into. */
  publicDirectory: string;
  /** Called whenever another release is live. */
  onLive?: ((id: string) => void) | undefined;
  /** Unix time, milliseconds. */
  now: () => number;
}

const OVERTAKEN = 'The site was put back to an earlier build during this one.';
const LONGEST_LOG = 20_000;

/** The end of what a build printed, as much as is kept of it. */
export const logTail = (text: string): string => text.slice(-LONGEST_LOG);

/** Pages among the files of a release that changed. */
function changedPages({ changed, removed }: Staged): string[] {
  return [...changed, ...removed].flatMap((name) => pageAddress(name) ?? []).sort();
}

/** What an editor reads of a release that went live. */
function inWords(pages: readonly string[]): string {
  if (pages.length === 0) return 'Data of the site changed, no page.';
  return pages.length === 1 ? 'One page changed.' : `${pages.length} pages changed.`;
}

/**
 * Builds the site and puts it live where the gate lets it.
 *
 * @param id - name of the build
 * @param options - `isFresh` builds from scratch, without what earlier builds left
 * @returns what became of it, for its row
 * @throws BuildError where the build failed, or the error of the disk; the live site is as it was
 */
export async function releaseBuild(
  parts: ReleaseParts,
  id: string,
  { isFresh = false } = {},
): Promise<BuildChange> {
  const { builder, gate, releases, now } = parts;
  const liveBefore = releases.current();
  const built = await builder.build(id, { isFresh });
  const staging = now();
  const staged = releases.stage(id, parts.publicDirectory);
  const checking = now();
  const isFull = built.durations.full !== undefined;
  const { problems, report } = await gate.check(staged, { isFull });
  const checked = now();
  const result: BuildChange = {
    durations: {
      ...built.durations,
      staging: (checking - staging) / 1000,
      gate: (checked - checking) / 1000,
    },
    log: logTail(built.output),
  };
  if (problems.length > 0) {
    releases.discard(staged);
    return { ...result, status: 'refused', reason: problems.join('\n') };
  }
  return parts.switching(async () => {
    if (releases.current() !== liveBefore) {
      releases.discard(staged);
      return { ...result, status: 'rolled_back', reason: OVERTAKEN };
    }
    if (!isNews(staged)) {
      releases.discard(staged);
      return { ...result, status: 'live', reason: 'Nothing on the site changed.', report };
    }
    try {
      await parts.target?.put(staged);
    } catch (error) {
      releases.discard(staged);
      throw error;
    }
    releases.publish(staged);
    gate.accept(staged);
    parts.onLive?.(id);
    const pages = changedPages(staged);
    return {
      ...result,
      durations: { ...result.durations, switch: (now() - checked) / 1000 },
      status: 'live',
      reason: inWords(pages),
      changed_paths: pages,
      report,
    };
  });
}

/**
 * Puts the site back to a kept release.
 *
 * @throws ReleaseError where it is not kept any more, TargetError where the target does not take it
 */
export async function putBack(
  {
    releases,
    target,
    switching,
    onLive,
  }: Pick<ReleaseParts, 'releases' | 'target' | 'switching' | 'onLive'>,
  id: string,
): Promise<void> {
  await switching(async () => {
    const directory = releases.directory(id);
    if (target && releases.list().includes(id)) {
      await target.put({ id, directory, files: new Set(scan(directory).keys()) });
    }
    releases.rollback(id);
    onLive?.(id);
  });
}

import type { Builder } from './builder/builder';
import { pageAddress } from './gate/addresses';
import type { Gate } from './gate/gate';
import type { BuildChange } from './queue/builds';
import type { Target } from './target/target';
import { scan } from './release/files';
import type { IndexNow } from './release/index-now';
import { isNews, type ReleaseStore, type Staged } from './release/store';

/** Serial queue: runs tasks one after another. */
export type SerialQueue = <T>(task: () => Promise<T>) => Promise<T>;

/** Creates a {@link SerialQueue}; a rejected task does not stop the next one. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Dependencies of a build and its release. */
export interface ReleaseParts {
  builder: Builder;
  gate: Gate;
  releases: ReleaseStore;
  /** Additional target that releases are uploaded to before they go live here. */
  target?: Target | undefined;
  /**
   * Completes a release for the server that serves it, before it goes live; `previous` is the folder
   * of the live one.
   */
  complete?: ((staged: Staged, previous: string | undefined) => Promise<void>) | undefined;
  /** Serialises changes of the live release: a rollback may arrive during an upload. */
  switching: SerialQueue;
  /** Output folder of the builder. */
  publicDirectory: string;
  /** Called after the live release has changed. */
  onLive?: ((id: string) => void) | undefined;
  /** Tells search engines what has changed; undefined where none is told. */
  indexNow?: IndexNow | undefined;
  /** Unix time, milliseconds. */
  now: () => number;
}

const OVERTAKEN = 'The site was put back to an earlier build during this one.';
const LONGEST_LOG = 20_000;

/** The last part of a build's output, up to the stored limit. */
export const logTail = (text: string): string => text.slice(-LONGEST_LOG);

/** Changed pages of a release. */
function changedPages({ changed, removed }: Staged): string[] {
  return [...changed, ...removed].flatMap((name) => pageAddress(name) ?? []).sort();
}

/** Summary of a live release for editors. */
function inWords(pages: readonly string[]): string {
  if (pages.length === 0) return 'Data of the site changed, no page.';
  return pages.length === 1 ? 'One page changed.' : `${pages.length} pages changed.`;
}

/**
 * Builds the site and releases it if the gate accepts it.
 *
 * @param id - id of the build
 * @param options - `isFresh` builds from scratch, without caches
 * @returns the result for its row
 * @throws BuildError if the build failed, or the error of the disk; the live site stays unchanged
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
  if (parts.complete && isNews(staged)) {
    try {
      await parts.complete(staged, liveBefore && releases.directory(liveBefore));
    } catch (error) {
      releases.discard(staged);
      throw error;
    }
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
    if (liveBefore !== undefined) {
      // Nobody waits for it: it fails without consequences.
      void parts.indexNow?.announce(releases.directory(liveBefore), releases.directory(id));
    }
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
 * Rolls the site back to a kept release.
 *
 * @throws ReleaseError if it is not kept any more, TargetError if the upload to the target fails
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

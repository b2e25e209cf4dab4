import type publishing from '../../../../../../contract/publishing.json';

export type BuildStatus = (typeof publishing.statuses)[number];
export type BuildTrigger = (typeof publishing.triggers)[number];

/** User who saved or requested it. */
export interface Person {
  first_name: string | null;
  last_name: string | null;
}

/** A row of `builds` as the admin reads it; timestamps are ISO 8601. */
export interface Build {
  id: string;
  status: BuildStatus;
  trigger: BuildTrigger | null;
  triggered_by: Person | null;
  reason: string | null;
  rollback_to: { id: string; started_at: string | null } | null;
  /** Whether its release is kept, so that the site can be rolled back to it. */
  kept: boolean | null;
  date_created: string;
  started_at: string | null;
  finished_at: string | null;
  /** Duration of each step, seconds. */
  durations: Readonly<Record<string, number>> | null;
  changed_paths: readonly string[] | null;
}

/** Queue time above which the publisher counts as down, milliseconds. */
export const TAKEN_UP_WITHIN_MS = 60_000;
/** Running time above which a build is reported as slow, milliseconds. */
export const UNUSUALLY_LONG_MS = 15 * 60_000;

const at = (moment: string | null | undefined): number =>
  moment ? Date.parse(moment) : Number.NEGATIVE_INFINITY;

/** The live build. */
export interface LiveSite {
  /** The build whose release is served. */
  build: Build;
  /** The rollback that made it live, if any. */
  putBackBy?: Build;
}

/** The builds whose content is live, oldest first, and the rollback that made them so. */
function shown(builds: readonly Build[]): { live: Build[]; putBackBy?: Build } {
  const done = builds
    .filter(({ status, finished_at }) => status === 'live' && finished_at !== null)
    .sort((a, b) => at(a.finished_at) - at(b.finished_at));
  let live: Build[] = [];
  let putBackBy: Build | undefined;
  for (const build of done) {
    if (build.rollback_to === null) {
      live.push(build);
      putBackBy = undefined;
      continue;
    }
    const limit = at(build.rollback_to.started_at);
    live = done.filter(
      (other) =>
        other.rollback_to === null &&
        at(other.finished_at) <= at(build.finished_at) &&
        at(other.started_at) <= limit,
    );
    putBackBy = build;
  }
  return { live, putBackBy };
}

/** Whether it is queued or running. */
export const isOpen = ({ status }: Build): boolean => status === 'queued' || status === 'running';

const isBad = ({ status }: Build): boolean => status === 'refused' || status === 'failed';

/**
 * Whether the publisher seems down: a build has been queued for a minute and none is running.
 *
 * @param now - Unix time of the server, milliseconds
 */
export const isPublisherAway = (builds: readonly Build[], now: number): boolean =>
  !builds.some(({ status }) => status === 'running') &&
  builds.some(
    ({ status, date_created }) =>
      status === 'queued' && now - at(date_created) > TAKEN_UP_WITHIN_MS,
  );

/** State of the site. */
export interface SiteState {
  live?: LiveSite;
  running?: Build;
  /** Whether it is slow. */
  isLong: boolean;
  waiting: Build[];
  isPublisherAway: boolean;
  /** The newest build, if it failed. */
  problem?: Build;
}

/**
 * Derives the state of the site from its builds.
 *
 * @param builds - the newest rows, in any order
 * @param now - Unix time of the server, milliseconds
 */
export function siteState(builds: readonly Build[], now: number): SiteState {
  const { live, putBackBy } = shown(builds);
  // A build without changes makes no release.
  const build = live.findLast(({ kept }) => kept === true) ?? live.at(-1);
  const running = builds.find(({ status }) => status === 'running');
  const ended = builds
    .filter((entry) => entry.finished_at !== null)
    .sort((a, b) => at(b.finished_at) - at(a.finished_at));
  const newest = ended.find((entry) => isBad(entry) || entry.status === 'live');
  return {
    live: build && { build, putBackBy },
    running,
    isLong: running !== undefined && now - at(running.started_at) > UNUSUALLY_LONG_MS,
    waiting: builds.filter(({ status }) => status === 'queued'),
    isPublisherAway: isPublisherAway(builds, now),
    problem: newest && isBad(newest) ? newest : undefined,
  };
}

/** Whether the site can be rolled back to a build. */
export const canRollBackTo = (build: Build, live: LiveSite | undefined): boolean =>
  build.kept === true && build.rollback_to === null && build.id !== live?.build.id;

/** State of the current text of an item. */
export type ItemState =
  | { kind: 'live'; since: string }
  | { kind: 'building' }
  | { kind: 'waiting'; isPublisherAway: boolean; isPutBack: boolean }
  | { kind: 'refused' | 'failed'; reason: string | null }
  | { kind: 'never' };

/**
 * Derives the state of an item from the builds. A build contains what was saved before it started.
 *
 * @param changed - when the item or one of its texts was last saved, ISO 8601
 * @param builds - the newest rows, and the first live one that started after `changed`
 * @param now - Unix time of the server, milliseconds
 */
export function itemState(changed: string, builds: readonly Build[], now: number): ItemState {
  const saved = at(changed);
  const { live, putBackBy } = shown(builds);
  const first = live.find(({ started_at }) => at(started_at) >= saved);
  if (first?.finished_at) return { kind: 'live', since: first.finished_at };
  const holds = ({ started_at }: Build) => at(started_at) >= saved;
  if (builds.some((build) => build.status === 'running' && holds(build)))
    return { kind: 'building' };
  if (builds.some((build) => isOpen(build) && build.rollback_to === null)) {
    const away = isPublisherAway(builds, now);
    return { kind: 'waiting', isPublisherAway: away, isPutBack: false };
  }
  const bad = builds
    .filter((build) => isBad(build) && build.rollback_to === null && holds(build))
    .sort((a, b) => at(b.finished_at) - at(a.finished_at))[0];
  if (bad && (bad.status === 'refused' || bad.status === 'failed')) {
    return { kind: bad.status, reason: bad.reason };
  }
  if (builds.length === 0) return { kind: 'never' };
  return { kind: 'waiting', isPublisherAway: false, isPutBack: putBackBy !== undefined };
}

/**
 * Duration of a build, seconds, without its time in the queue.
 *
 * @returns undefined before its end
 */
export function secondsOf({ started_at, finished_at }: Build): number | undefined {
  const seconds = (at(finished_at) - at(started_at)) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

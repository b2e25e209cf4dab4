/** A finished build, from its row in `builds`. */
export interface EndedBuild {
  id: string;
  status: string;
  reason: string | null;
  /** Missing if the row ended without having started to build. */
  started_at: unknown;
  /** Set for a rollback. */
  rollback_to: string | null;
}

/** Kind of alert. */
export type AlertKind = 'refused' | 'failed' | 'mended';

const BROKEN: readonly string[] = ['refused', 'failed'];

const isBroken = ({ status }: EndedBuild) => BROKEN.includes(status);

/** Whether it went live; it may have been rolled back since. */
const isGood = ({ status, rollback_to, started_at }: EndedBuild) =>
  rollback_to === null &&
  (status === 'live' ||
    (status === 'rolled_back' && started_at !== null && started_at !== undefined));

/** Reasons are compared without build ids and numbers. */
const sameReason = (first: EndedBuild, second: EndedBuild) => {
  const plain = ({ reason }: EndedBuild) =>
    (reason ?? '').replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+/gi, '#');
  return first.status === second.status && plain(first) === plain(second);
};

/**
 * Decides on the alert for a finished build: one per failure reason while the failure persists, and
 * one when publishing works again.
 *
 * @param ended The build.
 * @param before Earlier finished builds, newest first.
 */
export function alertFor(ended: EndedBuild, before: readonly EndedBuild[]): AlertKind | undefined {
  const lastGood = before.findIndex(isGood);
  const broken = (lastGood === -1 ? before : before.slice(0, lastGood)).filter(isBroken);
  if (isBroken(ended)) {
    return broken.some((other) => sameReason(other, ended))
      ? undefined
      : (ended.status as 'refused' | 'failed');
  }
  return isGood(ended) && broken.length > 0 ? 'mended' : undefined;
}

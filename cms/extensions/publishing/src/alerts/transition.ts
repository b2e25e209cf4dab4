/** A build that ended, as its row in `builds` has it. */
export interface EndedBuild {
  id: string;
  status: string;
  reason: string | null;
  /** Set where it began to build; a row can end without. */
  started_at: unknown;
  /** Set where it was no build but a rollback. */
  rollback_to: string | null;
}

/** What people are told of. */
export type AlertKind = 'refused' | 'failed' | 'mended';

const BROKEN: readonly string[] = ['refused', 'failed'];

const isBroken = ({ status }: EndedBuild) => BROKEN.includes(status);

/** Whether content went live with it, though it may have been put back since. */
const isGood = ({ status, rollback_to, started_at }: EndedBuild) =>
  rollback_to === null &&
  (status === 'live' ||
    (status === 'rolled_back' && started_at !== null && started_at !== undefined));

/** The same reason may name another build, or count otherwise. */
const sameReason = (first: EndedBuild, second: EndedBuild) => {
  const plain = ({ reason }: EndedBuild) =>
    (reason ?? '').replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+/gi, '#');
  return first.status === second.status && plain(first) === plain(second);
};

/**
 * Whether people are to be told of a build that ended: of each reason that keeps the site from being
 * published once while it stays so, and once when it is published again.
 *
 * @param ended The build.
 * @param before Those that ended before it, newest first.
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

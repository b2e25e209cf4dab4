import type { BuildChange } from './builds';

/** An update of several rows. */
export interface RowsChange {
  ids: readonly string[];
  change: BuildChange;
}

/** Reason of a rollback's row. */
export const rolledBackTo = (target: string): string => `The site is back at the build ${target}.`;

/**
 * Updates of the rows of `builds` after a rollback.
 *
 * @param kept - ids of the kept releases, newest first
 * @param target - id of the release that is live again
 */
export function recordOfRollback(kept: readonly string[], target: string): RowsChange[] {
  const newer = kept.slice(0, kept.indexOf(target));
  return [
    { ids: newer, change: { status: 'rolled_back' } },
    { ids: [target], change: { status: 'live' } },
  ];
}

import type { BuildChange } from './builds';

/** A change of several rows. */
export interface RowsChange {
  ids: readonly string[];
  change: BuildChange;
}

/** The sentence of a row that asked for a rollback. */
export const rolledBackTo = (target: string): string => `The site is back at the build ${target}.`;

/**
 * What a rollback makes of the rows of the builds.
 *
 * @param kept - ids of the kept releases, newest first
 * @param target - the one that is live again
 */
export function recordOfRollback(kept: readonly string[], target: string): RowsChange[] {
  const newer = kept.slice(0, kept.indexOf(target));
  return [
    { ids: newer, change: { status: 'rolled_back' } },
    { ids: [target], change: { status: 'live' } },
  ];
}

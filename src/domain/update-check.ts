/** How often the newest build is asked for (specification, section 9). */
export const UPDATE_CHECK_MS = 60 * 60 * 1000;

/** Where the newest build says its name (design section 3.7). */
export const LATEST_BUILD_PATH = '/builds/latest.json';

/**
 * What Gatsby has every page load beside its HTML; the build's id stands there too, so that a new
 * build need not rewrite the pages that it leaves as they were.
 */
export const APP_DATA_PATH = '/page-data/app-data.json';

export interface LatestBuild {
  id: string;
  /** Unix time, milliseconds. */
  timestamp: number;
}

/** Reads `latest.json`; undefined for anything else. */
export function parseLatestBuild(value: unknown): LatestBuild | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, timestamp } = value as Partial<LatestBuild>;
  return typeof id === 'string' && id && typeof timestamp === 'number'
    ? { id, timestamp }
    : undefined;
}

/** Reads the build's id from `app-data.json`; undefined for anything else. */
export function parseOwnBuild(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { buildId } = value as { buildId?: unknown };
  return typeof buildId === 'string' && buildId ? buildId : undefined;
}

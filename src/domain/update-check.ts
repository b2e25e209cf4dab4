/** Poll interval of the newest build (specification, section 9). */
export const UPDATE_CHECK_MS = 60 * 60 * 1000;

/** Path of the file with the newest build's id (design section 3.7). */
export const LATEST_BUILD_PATH = '/builds/latest.json';

export interface LatestBuild {
  id: string;
  /** Unix time, milliseconds. */
  timestamp: number;
}

/** Parses `latest.json`; undefined for anything malformed. */
export function parseLatestBuild(value: unknown): LatestBuild | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, timestamp } = value as Partial<LatestBuild>;
  return typeof id === 'string' && id && typeof timestamp === 'number'
    ? { id, timestamp }
    : undefined;
}

/**
 * Parses the build id out of `app-data.json`, which Gatsby loads with every page. An id in the HTML
 * would make every build rewrite every page. Undefined for anything malformed.
 */
export function parseOwnBuild(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { buildId } = value as { buildId?: unknown };
  return typeof buildId === 'string' && buildId ? buildId : undefined;
}

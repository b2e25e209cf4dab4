import { isImmutable } from '../release/files';

/** State of a bucket, as far as this project manages it. */
export interface BucketState {
  /** Id of the live release. */
  id: string;
  /** Content hash of each file, by path. */
  files: Readonly<Record<string, string>>;
  /** Files that no release needs any more, with the time since when, Unix milliseconds. */
  leaving: Readonly<Record<string, number>>;
  /** Files with an unconfirmed upload: their content is unknown. */
  pending: readonly string[];
}

export const EMPTY_BUCKET: BucketState = { id: '', files: {}, leaving: {}, pending: [] };

export interface UploadPlan {
  /** Files in groups: each group is complete before the next begins. */
  uploads: string[][];
  /** Files to delete in the end. */
  deletions: string[];
  /** The state when all of it is done. */
  next: BucketState;
}

/** Retention of replaced files for open pages, milliseconds. */
export const LEAVING_MS = 7 * 24 * 3600 * 1000;

/** Upload order: assets before pages, the build's manifests last. */
function groupOf(name: string): number {
  if (isImmutable(name)) return 0;
  if (name.startsWith('builds/latest')) return 3;
  return name.endsWith('.html') ? 2 : 1;
}

/**
 * Plans the upload of a release to a bucket.
 *
 * @param release - its id, and the content hash of each of its files
 * @param now - Unix time, milliseconds
 */
export function planUpload(
  state: BucketState,
  release: { id: string; files: Readonly<Record<string, string>> },
  now: number,
): UploadPlan {
  const unknown = new Set(state.pending);
  const uploads: string[][] = [[], [], [], []];
  for (const [name, digest] of Object.entries(release.files)) {
    if (unknown.has(name) || state.files[name] !== digest) uploads[groupOf(name)]?.push(name);
  }
  const leaving: Record<string, number> = {};
  const deletions: string[] = [];
  const known = new Set([
    ...Object.keys(state.files),
    ...Object.keys(state.leaving),
    ...state.pending,
  ]);
  for (const name of known) {
    if (name in release.files) continue;
    const since = state.leaving[name] ?? now;
    // Removed pages are deleted at once; files that open pages may still request are kept for a
    // while.
    if (isImmutable(name) && now - since < LEAVING_MS) leaving[name] = since;
    else deletions.push(name);
  }
  return {
    uploads: uploads.filter((group) => group.length > 0),
    deletions,
    next: { id: release.id, files: release.files, leaving, pending: [] },
  };
}

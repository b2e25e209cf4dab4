import { isImmutable } from '../release/files';

/** What a bucket holds, as far as this project put it there. */
export interface BucketState {
  /** Release that is live there. */
  id: string;
  /** Digest of each file's content, by path. */
  files: Readonly<Record<string, string>>;
  /** Files that no release needs any more, and since when, Unix time in milliseconds. */
  leaving: Readonly<Record<string, number>>;
  /** Files whose upload began and may not have ended: what they hold is not known. */
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

/** Pages that are open go on working with the files of their release for this long, milliseconds. */
export const LEAVING_MS = 7 * 24 * 3600 * 1000;

/** What a page needs goes before the page, and what names the build comes last. */
function groupOf(name: string): number {
  if (isImmutable(name)) return 0;
  if (name.startsWith('builds/latest')) return 3;
  return name.endsWith('.html') ? 2 : 1;
}

/**
 * What has to be done so that a bucket holds a release.
 *
 * @param release - its id, and the digest of each of its files
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
    // A page that is gone is gone at once; what an open page may still ask for waits.
    if (isImmutable(name) && now - since < LEAVING_MS) leaving[name] = since;
    else deletions.push(name);
  }
  return {
    uploads: uploads.filter((group) => group.length > 0),
    deletions,
    next: { id: release.id, files: release.files, leaving, pending: [] },
  };
}

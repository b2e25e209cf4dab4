import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Size and modification time of a file, to detect changes. */
export interface FileStamp {
  /** Bytes. */
  size: number;
  /** Milliseconds. */
  modified: number;
}

/**
 * All public files of a built site.
 *
 * @returns by path below the folder, with slashes
 */
export function scan(directory: string): Map<string, FileStamp> {
  const files = new Map<string, FileStamp>();
  const visit = (folder: string, prefix: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      const name = prefix + entry.name;
      if (entry.isDirectory()) visit(file, `${name}/`);
      else if (entry.isFile() && isPublished(prefix + entry.name)) {
        const { size, mtimeMs } = statSync(file);
        files.set(name, { size, modified: mtimeMs });
      }
    }
  };
  visit(directory, '');
  return files;
}

/** Extensions of texts; fonts and pictures are compressed already. */
const TEXTS = 'html|js|css|json|svg|xml|txt|ico|webmanifest';
const COMPRESSIBLE = new RegExp(`\\.(?:${TEXTS})$`);

/** Whether a file is worth compressing. */
export const isCompressible = (name: string): boolean => COMPRESSIBLE.test(name);

/** Folder of a release with the rules for nginx. */
export const NGINX_FOLDER = '_nginx';

/**
 * Files that are not for visitors. In Gatsby's `public`: state for its next build, and files for
 * developers. In a release: what only nginx reads.
 */
const NOT_PUBLISHED = [
  /\.map$/,
  /^webpack\.stats\.json$/,
  /^chunk-map\.json$/,
  /^_gatsby\/slices\//,
  /^~partytown\//,
  new RegExp(`^${NGINX_FOLDER}/`),
  new RegExp(`\\.(?:${TEXTS})\\.(?:br|gz)$`),
] as const;

/** Whether a file of Gatsby's `public` is for visitors. */
export const isPublished = (name: string): boolean =>
  !NOT_PUBLISHED.some((pattern) => pattern.test(name));

/** Files with the build id, which differ in every build (design section 3.7). */
const IDENTITY = /^builds\/|^page-data\/app-data\.json$/;

/** Whether a file only identifies the build. */
export const isIdentity = (name: string): boolean => IDENTITY.test(name);

/** Difference between two states of a folder. */
export interface Difference {
  /** New files, and files with another size or time. */
  touched: string[];
  removed: string[];
}

/** Compares two states of a folder. */
export function compare(
  before: ReadonlyMap<string, FileStamp>,
  now: ReadonlyMap<string, FileStamp>,
): Difference {
  const touched: string[] = [];
  for (const [name, stamp] of now) {
    const old = before.get(name);
    if (old?.size !== stamp.size || old.modified !== stamp.modified) touched.push(name);
  }
  return { touched, removed: [...before.keys()].filter((name) => !now.has(name)) };
}

/** Bundles, style sheets and encoded pictures, whose names contain a content hash. */
const NAMED_BY_CONTENT = /^static\/|^[^/]+[-.][0-9a-f]{10,20}\.(?:js|css)$/;

/**
 * Whether a file is immutable: its name contains a content hash, so it may be kept in later
 * releases.
 */
export const isImmutable = (name: string): boolean => NAMED_BY_CONTENT.test(name);

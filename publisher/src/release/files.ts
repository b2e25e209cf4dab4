import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file of a built site: what tells whether it changed since it was looked at. */
export interface FileStamp {
  /** Bytes. */
  size: number;
  /** Milliseconds. */
  modified: number;
}

/**
 * All files of a built site that are for visitors.
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

/** What Gatsby keeps beside the site for its next build, and what only developers read. */
const NOT_PUBLISHED = [
  /\.map$/,
  /^webpack\.stats\.json$/,
  /^chunk-map\.json$/,
  /^_gatsby\/slices\//,
] as const;

/** Whether a file of Gatsby's `public` folder is for visitors. */
export const isPublished = (name: string): boolean =>
  !NOT_PUBLISHED.some((pattern) => pattern.test(name));

/** What says which build a site is of; it differs from build to build (design section 3.7). */
const IDENTITY = /^builds\/|^page-data\/app-data\.json$/;

/** Whether a file says which build this is, and nothing else to a visitor. */
export const isIdentity = (name: string): boolean => IDENTITY.test(name);

/** What of a folder has to be looked at again. */
export interface Difference {
  /** New, or with another stamp. */
  touched: string[];
  removed: string[];
}

/** Compares a folder with what it was. */
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

/** Bundles, styles and encoded pictures, whose names hold a digest of their content. */
const NAMED_BY_CONTENT = /^static\/|^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;

/** Whether a file may stay in later releases: no other content will ever have its name. */
export const isImmutable = (name: string): boolean => NAMED_BY_CONTENT.test(name);

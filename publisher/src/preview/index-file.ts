import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { preview } from '../../../contract/publishing.json';
import type { Target } from './session';

/** Paths by locale. */
export type Paths = Readonly<Record<string, string>>;

/** An entry of the preview index, which the site's build writes (`src/node/preview-index.ts`). */
export interface PreviewPage {
  locale: string;
  alternates: Paths;
  draft?: { status: string | null; version: string | null };
}

export interface PreviewIndex {
  items: Readonly<Record<string, Paths>>;
  homes: Readonly<Record<string, Paths>>;
  pages: Readonly<Record<string, PreviewPage>>;
}

const NOTHING: PreviewIndex = { items: {}, homes: {}, pages: {} };

/** Reads the preview index of the last build; undefined if there was none. */
export function readIndex(siteDirectory: string): PreviewIndex {
  try {
    const text = readFileSync(path.join(siteDirectory, preview.pagesFile), 'utf8');
    return JSON.parse(text) as PreviewIndex;
  } catch {
    return NOTHING;
  }
}

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * Path of the page that shows the requested item.
 *
 * @returns undefined if the item has no page: it is archived, or lacks required content
 */
export function addressOf(index: PreviewIndex, target: Target): string | undefined {
  if ('path' in target) return target.path;
  const { collection, item, locale } = target;
  // A singleton's key is the name of its collection.
  const paths =
    own(index.items, `${collection}/${item ?? collection}`) ?? own(index.homes, collection);
  if (!paths) return undefined;
  return (locale === null ? undefined : own(paths, locale)) ?? Object.values(paths)[0];
}

/** The index entry of a path. */
export const pageAt = (index: PreviewIndex, pathname: string): PreviewPage | undefined =>
  own(index.pages, pathname) ?? own(index.pages, pathname.replace(/\/+$/, ''));

/** A file of the site. */
export interface SiteFile {
  file: string;
  isPage: boolean;
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/**
 * Resolves a path of the site to its file.
 *
 * @param publicDirectory - files outside of it are never served
 * @param pathname - of the request, percent-encoded
 */
export async function fileAt(
  publicDirectory: string,
  pathname: string,
): Promise<SiteFile | undefined> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0')) return undefined;
  const file = path.join(publicDirectory, decoded);
  if (file !== publicDirectory && !file.startsWith(publicDirectory + path.sep)) return undefined;
  const page = path.join(file, 'index.html');
  if (await isFile(page)) return { file: page, isPage: true };
  if (await isFile(file)) return { file, isPage: file.endsWith('.html') };
  return undefined;
}

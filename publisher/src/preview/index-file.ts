import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { preview } from '../../../contract/publishing.json';
import type { Target } from './session';

/** A path for each locale. */
export type Paths = Readonly<Record<string, string>>;

/** A page as the build describes it (`src/node/preview-index.ts` of the site). */
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

/** Reads what the last build says of its pages; nothing where there was none. */
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
 * The address that shows what an editor asks for.
 *
 * @returns nothing where the item is not built: it is archived, or lacks what its page needs
 */
export function addressOf(index: PreviewIndex, target: Target): string | undefined {
  if ('path' in target) return target.path;
  const { collection, item, locale } = target;
  // A collection of one item knows it by its own name.
  const paths =
    own(index.items, `${collection}/${item ?? collection}`) ?? own(index.homes, collection);
  if (!paths) return undefined;
  return (locale === null ? undefined : own(paths, locale)) ?? Object.values(paths)[0];
}

/** What the build says of the page at a path. */
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
 * The file that a path of the site stands for.
 *
 * @param publicDirectory - nothing outside of it is ever answered
 * @param pathname - as it stands in the request, percent-encoded
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

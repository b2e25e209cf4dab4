import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { waitForHydration } from './hydration';

/** Bytes of a page's first visit on a phone, before any interaction. */
export interface PageBytes {
  /** Initial JavaScript, gzip. */
  scripts: number;
  /** Styles, inlined or linked, gzip. */
  styles: number;
  /** The HTML with its inlined styles, gzip. */
  html: number;
  /** Pictures that are requested without scrolling, as they are. */
  pictures: number;
}

/** Files of a kind with their bytes. */
export type Sizes = ReadonlyMap<string, number>;

const KINDS = { script: 'scripts', stylesheet: 'styles', image: 'pictures' } as const;

/** Best gzip level, so that the size does not depend on the tests' server. */
const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

const total = (sizes: Sizes) => [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);

/** Collects the bytes of files of the site that a page requests; prefetches for other pages do not count. */
export function watchFiles(page: Page, origin: string, directory: string) {
  const files = { scripts: new Map(), styles: new Map(), pictures: new Map() } as Record<
    'scripts' | 'styles' | 'pictures',
    Map<string, number>
  >;
  const note = (request: Request) => {
    const url = new URL(request.url());
    const kind = KINDS[request.resourceType() as keyof typeof KINDS];
    if (!kind || url.origin !== origin) return;
    const file = path.join(directory, decodeURIComponent(url.pathname));
    const size = kind === 'pictures' ? statSync(file).size : gzipSize(readFileSync(file));
    files[kind].set(url.pathname, size);
  };
  page.on('request', note);
  return { files, stop: () => page.off('request', note) };
}

const INLINE_STYLES = /<style[^>]*>([^]*?)<\/style>/g;

/**
 * Opens a page and measures what its first visit loads before any interaction.
 *
 * @param page - with an empty cache, so that every file is requested
 * @param address - path of the page
 * @param directory - folder of the built site
 * @returns the bytes of each kind, and the files that they are of
 */
export async function measurePage(
  page: Page,
  address: string,
  { siteUrl, directory }: { siteUrl: string; directory: string },
): Promise<{ bytes: PageBytes; files: Readonly<Record<string, Sizes>> }> {
  const { files, stop } = watchFiles(page, new URL(siteUrl).origin, directory);
  const answer = await page.goto(address);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  stop();
  const html = (await answer?.text()) ?? '';
  const inline = [...html.matchAll(INLINE_STYLES)].map(([, styles = '']) => styles).join('');
  return {
    files,
    bytes: {
      scripts: total(files.scripts),
      styles: gzipSize(inline) + total(files.styles),
      html: gzipSize(html),
      pictures: total(files.pictures),
    },
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { waitForHydration } from './hydration';

/** Best gzip level, so that the size does not depend on the tests' server. */
const GZIP = { level: 9 } as const;

/**
 * Measures the initial JavaScript of a page: scripts that a first visit loads without interaction.
 *
 * @param page - with an empty cache, so that every script is requested
 * @param address - path of the page
 * @param directory - folder of the built site
 * @returns names of the files and their bytes, gzip
 */
export async function initialJavaScript(
  page: Page,
  address: string,
  directory: string,
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  const note = (request: Request) => {
    // Prefetches for other pages have another resource type.
    if (request.resourceType() !== 'script') return;
    const name = new URL(request.url()).pathname;
    sizes.set(name, gzipSync(readFileSync(path.join(directory, name)), GZIP).length);
  };
  page.on('request', note);
  await page.goto(address);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return sizes;
}

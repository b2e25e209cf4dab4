import type { Page, Request } from '@playwright/test';

/** Kinds of what a page loads, as Chromium tells them apart. */
export const BYTE_KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;
export type ByteKind = (typeof BYTE_KINDS)[number];
export type PageBytes = Record<ByteKind, number>;

const kindOf = (type: string): ByteKind => BYTE_KINDS.find((kind) => kind === type) ?? 'other';

/**
 * Counts the bytes that a page loads from now on, over the wire: compressed as the host sends them.
 *
 * @returns a function that stops and answers the bytes by kind
 */
export function countBytes(page: Page): () => Promise<PageBytes> {
  const counted: Promise<readonly [ByteKind, number]>[] = [];
  const note = (request: Request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    counted.push(size.then((bytes) => [kindOf(request.resourceType()), bytes] as const));
  };
  page.on('requestfinished', note);
  return async () => {
    page.off('requestfinished', note);
    const bytes = Object.fromEntries(BYTE_KINDS.map((kind) => [kind, 0])) as PageBytes;
    for (const [kind, size] of await Promise.all(counted)) bytes[kind] += size;
    return bytes;
  };
}

export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

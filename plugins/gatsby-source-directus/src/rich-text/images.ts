import { textImage, type ImageContext } from '../media/image-data';
import type { ImageRecord } from '../media/records';

/** Only `sanitise` writes this attribute, and always first. */
const PICTURE = /<img data-asset="([0-9a-f-]{36})"([^>]*)>/g;
const EMPTY_ALT = /\balt=""/;

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Ids of the CMS's pictures that stand in sanitised HTML, each once. */
export function assetsIn(html: string): string[] {
  return [...new Set([...html.matchAll(PICTURE)].map(([, id]) => id as string))];
}

/** Removes pictures of the CMS that cannot be shown. */
export function removeImages(html: string, isGone: (id: string) => boolean): string {
  return html.replace(PICTURE, (tag: string, id: string) => (isGone(id) ? '' : tag));
}

/**
 * Fills in the addresses of the CMS's pictures in sanitised HTML.
 *
 * @param html From `sanitise`.
 * @param records The pictures by id; others are removed from the text.
 * @returns HTML whose pictures are all in `public`, with their sizes.
 */
export async function renderImages(
  html: string,
  records: Readonly<Record<string, ImageRecord>>,
  context: ImageContext,
): Promise<string> {
  const tags = new Map<string, Awaited<ReturnType<typeof textImage>>>();
  await Promise.all(
    assetsIn(html).map(async (id) => {
      const record = records[id];
      if (record !== undefined) tags.set(id, await textImage(record, context));
    }),
  );
  return html.replace(PICTURE, (_tag, id: string, rest: string) => {
    const image = tags.get(id);
    if (image === undefined) return '';
    const alt = escapeAttribute(records[id]?.alt ?? '');
    const attributes = rest.replace(EMPTY_ALT, () => `alt="${alt}"`);
    const { src, srcset, width, height } = image;
    return `<img src="${src}" srcset="${srcset}" sizes="(min-width: 50em) 50em, 100vw" width="${width}" height="${height}"${attributes}>`;
  });
}

import type { Request, Router } from 'express';
import { readSiteUrl } from './env';
import type { Accountability, Host } from './host';

/** Directus' request, as far as it is used here. */
type Call = Request & { accountability?: Accountability | null };

/** Paths of pages: slugs between slashes, so that an address cannot leave the site. */
const PAGE_PATH = /^\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)?$/;

const TIMEOUT_MS = 8000;

/** Largest page and picture that are read, bytes. */
const MOST_BYTES = 4_000_000;

const PICTURE_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/**
 * The path of the picture that a page names for shared links.
 *
 * @param site - origin of the site; a picture of any other place is one of the site at that path
 * @returns undefined if the page names none
 * @example shareImagePath('<meta property="og:image" content="https://a.example/s.jpg">', 'https://a.example') // => '/s.jpg'
 */
export function shareImagePath(html: string, site: string): string | undefined {
  const tag = (html.match(/<meta\b[^>]*>/g) ?? []).find((meta) =>
    /\bproperty="og:image"/.test(meta),
  );
  const content = /\bcontent="([^"]*)"/
    .exec(tag ?? '')?.[1]
    ?.replace(/&(?:amp|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
  return content && URL.canParse(content, site) ? new URL(content, site).pathname : undefined;
}

/** An answer of the site; undefined if it has nothing of the wanted types there. */
async function load(
  address: string,
  types: ReadonlySet<string>,
): Promise<{ type: string; body: Buffer } | undefined> {
  // A redirect could lead to another host.
  const answer = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  if (answer.status !== 200 || !types.has(type)) {
    await answer.body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The browser's types of a stream lack the iterator that Node's have.
  for await (const chunk of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return { type, body: Buffer.concat(chunks) };
}

const PAGE_TYPES: ReadonlySet<string> = new Set(['text/html']);

/**
 * Registers the route that returns the picture which the live site shows beside a shared link of a
 * page. The admin's own content policy admits no pictures of other hosts.
 *
 * @param router Of this extension.
 */
export function addSharePicture(router: Router, { env, logger }: Host): void {
  const site = readSiteUrl(env);
  router.get('/share-picture', async ({ accountability, query }: Call, response) => {
    response.set('Cache-Control', 'no-store');
    if (accountability?.app !== true) {
      response.sendStatus(403);
      return;
    }
    const { path } = query;
    if (typeof path !== 'string' || !PAGE_PATH.test(path)) {
      response.sendStatus(400);
      return;
    }
    try {
      const page = site ? await load(site + path, PAGE_TYPES) : undefined;
      const image = page && shareImagePath(page.body.toString('utf8'), site);
      const picture = image && (await load(site + image, PICTURE_TYPES));
      if (!picture) response.sendStatus(404);
      else {
        response
          .set({ 'Content-Type': picture.type, 'X-Content-Type-Options': 'nosniff' })
          .end(picture.body);
      }
    } catch (error) {
      logger.warn(`publishing: the picture of ${path} could not be fetched (${String(error)}).`);
      response.sendStatus(502);
    }
  });
}

import type { RequestHandler } from 'express';
import { refuse } from './refuse';

/** Segments of the characters RFC 3986 allows, none empty, one slash at the end at most. */
const CANONICAL = /^\/(?:(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})+(?:\/|$))*$/;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;
/** What needs no encoding (RFC 3986, 2.3), what would be a separator, and control characters. */
const OTHER_SPELLING = /[A-Za-z0-9._~/\\\p{Cc}-]/u;

/**
 * Whether a path is the one spelling of its address: no empty segments, no dots to go up by, nothing
 * encoded that need not be, no encoded separators. Routes compare texts, so another spelling of a
 * guarded address could pass its guard.
 *
 * @param path Without the query.
 */
export function isCanonicalPath(path: string): boolean {
  if (!CANONICAL.test(path) || DOT_SEGMENT.test(path)) return false;
  const encoded = path.match(/(?:%[0-9A-Fa-f]{2})+/g) ?? [];
  return encoded.every((text) => {
    try {
      return !OTHER_SPELLING.test(decodeURIComponent(text));
    } catch {
      return false;
    }
  });
}

/** Refuses every other spelling of a path, before anything of Directus sees it. */
export const canonicalPathsOnly: RequestHandler = (request, response, next) => {
  const [path = ''] = request.url.split('?', 1);
  if (isCanonicalPath(path)) return next();
  refuse(response, {
    status: 400,
    code: 'INVALID_PATH',
    problems: [{ message: 'The path of this address is not in its canonical form.' }],
  });
};

/** A browser takes an answer for what its type says, and never guesses. */
export const noSniffing: RequestHandler = (_request, response, next) => {
  response.set('X-Content-Type-Options', 'nosniff');
  next();
};

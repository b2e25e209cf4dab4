import type { RequestHandler } from 'express';
import { refuse } from './refuse';

/** Non-empty segments of RFC 3986 characters, at most one trailing slash. */
const CANONICAL = /^\/(?:(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})+(?:\/|$))*$/;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;
/** Percent-encoded unreserved characters (RFC 3986, 2.3), separators and control characters. */
const OTHER_SPELLING = /[A-Za-z0-9._~/\\\p{Cc}-]/u;

/**
 * Whether a path is canonical: no empty segments, no dot segments, no needless percent-encoding, no
 * encoded separators. Routes match text, so another spelling of a guarded path could bypass its
 * guard.
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

/** Middleware that refuses non-canonical paths before Directus routes them. */
export const canonicalPathsOnly: RequestHandler = (request, response, next) => {
  const [path = ''] = request.url.split('?', 1);
  if (isCanonicalPath(path)) return next();
  refuse(response, {
    status: 400,
    code: 'INVALID_PATH',
    problems: [{ message: 'The path of this address is not in its canonical form.' }],
  });
};

/** `nosniff`: browsers must not guess a response's type. */
export const noSniffing: RequestHandler = (_request, response, next) => {
  response.set('X-Content-Type-Options', 'nosniff');
  next();
};

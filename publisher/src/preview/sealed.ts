import { createHmac, timingSafeEqual } from 'node:crypto';

/** Purpose of a signed token; it is invalid for any other purpose. */
export type Purpose = 'ticket' | 'session';

const sign = (secret: string, purpose: Purpose, body: string) =>
  createHmac('sha256', secret).update(`preview-${purpose}.${body}`).digest('base64url');

/**
 * Signs a value (HMAC). The token is not encrypted: anybody can read it.
 *
 * @param secret - shared with Directus, whose extension `publishing` signs tickets in the same
 *   format
 */
export function seal(secret: string, purpose: Purpose, value: object): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${sign(secret, purpose, body)}`;
}

/** Verifies a token; undefined if it is forged or has another purpose. */
export function unseal(secret: string, purpose: Purpose, text: string): unknown {
  const body = text.slice(0, Math.max(0, text.lastIndexOf('.')));
  // Compared as text, so that a token has one spelling.
  const expected = Buffer.from(`${body}.${sign(secret, purpose, body)}`);
  const given = Buffer.from(text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a sealed text is for: one made for a purpose is worth nothing for another. */
export type Purpose = 'ticket' | 'session';

const sign = (secret: string, purpose: Purpose, body: string) =>
  createHmac('sha256', secret).update(`preview-${purpose}.${body}`).digest('base64url');

/**
 * Writes a value as a text that only who knows the secret can make; anybody can read it.
 *
 * @param secret - shared with Directus, whose extension `publishing` seals tickets in the same way
 */
export function seal(secret: string, purpose: Purpose, value: object): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${sign(secret, purpose, body)}`;
}

/** The value of a sealed text; nothing where it was made by somebody else, or for something else. */
export function unseal(secret: string, purpose: Purpose, text: string): unknown {
  const body = text.slice(0, Math.max(0, text.lastIndexOf('.')));
  // Compared as a whole text: it has one spelling.
  const expected = Buffer.from(`${body}.${sign(secret, purpose, body)}`);
  const given = Buffer.from(text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { LeadValues } from './validate';

/** Fields that differ between two attempts to send the same thing. */
const PER_ATTEMPT: readonly (keyof LeadValues)[] = ['recaptcha_token', 'isSpam'];

/**
 * A digest of what a request says, the same at every attempt to send it.
 *
 * @param values The checked fields.
 * @param fileDigest SHA-256 of the file, where there is one.
 */
export function contentHash(values: LeadValues, fileDigest: string | undefined): string {
  const entries = Object.entries(values)
    .filter(([name]) => !PER_ATTEMPT.includes(name as keyof LeadValues))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([entries, fileDigest ?? null]))
    .digest('hex');
}

interface Grant {
  /** File it opens. */
  file: string;
  /** Seconds since 1970. */
  until: number;
}

/**
 * Compares signatures as texts, in constant time: base64url spells the same bytes in several ways,
 * and a link is to have one.
 */
export function isSameSignature(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const sign = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`leads presentation ${payload}`).digest('base64url');

/** A link's secret part: opens one file for a time. */
export function signDownloadToken(secret: string, grant: Grant): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${payload}.${sign(secret, payload)}`;
}

/** The file a link opens; undefined where it was changed or has expired. */
export function verifyDownloadToken(
  secret: string,
  token: string,
  now: number,
): string | undefined {
  const [payload = '', signature = ''] = token.split('.');
  if (!isSameSignature(signature, sign(secret, payload))) return undefined;
  const { file, until } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Grant;
  return until * 1000 > now ? file : undefined;
}

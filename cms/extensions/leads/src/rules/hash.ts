import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { LeadValues } from './validate';

/** Fields that differ between retries of the same request. */
const PER_ATTEMPT: readonly (keyof LeadValues)[] = ['recaptcha_token', 'isSpam'];

/**
 * Content hash of a request, equal for every retry of it.
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
  /** Id of the file. */
  file: string;
  /** Seconds since 1970. */
  until: number;
}

/**
 * Compares signatures as text, in constant time. Text and not bytes, because base64url spells the
 * same bytes in several ways and a link must have one spelling.
 */
export function isSameSignature(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const sign = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`leads presentation ${payload}`).digest('base64url');

/** Signs a download token: read access to one file until it expires. */
export function signDownloadToken(secret: string, grant: Grant): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${payload}.${sign(secret, payload)}`;
}

/** Verifies a download token; undefined if it is forged or expired. */
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

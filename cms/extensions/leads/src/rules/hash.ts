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

const sign = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`leads presentation ${payload}`).digest();

/** A link's secret part: opens one file for a time. */
export function makeGrant(secret: string, grant: Grant): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${payload}.${sign(secret, payload).toString('base64url')}`;
}

/** The file a link opens; undefined where it was changed or has expired. */
export function readGrant(secret: string, token: string, now: number): string | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const wanted = sign(secret, payload);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const { file, until } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Grant;
  return until * 1000 > now ? file : undefined;
}

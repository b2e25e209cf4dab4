import { createHmac, timingSafeEqual } from 'node:crypto';
import { wake } from '../../../contract/publishing.json';

const FORM = /^t=(\d{1,15}),n=([\w-]{1,64}),v1=([0-9a-f]{64})$/;

/** Result of verifying a signature. */
export type Verdict = 'valid' | 'invalid' | 'expired' | 'replayed';

/**
 * Creates a verifier of signed requests with replay protection.
 *
 * @param secret - secret shared with Directus
 * @returns a function of the header's value and the time now, Unix time in milliseconds
 */
export function signatureCheck(
  secret: string,
): (header: string | undefined, now: number) => Verdict {
  const tolerance = wake.toleranceSeconds * 1000;
  /** Used nonces, with the expiry of their requests. */
  const used = new Map<string, number>();
  return (header, now) => {
    const [, at = '', nonce = '', digest = ''] = FORM.exec(header ?? '') ?? [];
    const expected = createHmac('sha256', secret).update(`${at}.${nonce}`).digest();
    const given = Buffer.from(digest, 'hex');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid';
    if (Math.abs(now - Number(at)) > tolerance) return 'expired';
    for (const [key, until] of used) if (until < now) used.delete(key);
    if (used.has(nonce)) return 'replayed';
    used.set(nonce, Number(at) + tolerance);
    return 'valid';
  };
}

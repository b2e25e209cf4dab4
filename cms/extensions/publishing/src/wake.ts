import { createHmac, randomUUID } from 'node:crypto';
import { wake } from '../../../../contract/publishing.json';
import type { PublishingEnv } from './env';

const TIMEOUT_MS = 2_000;

/**
 * Signs a request: timestamp, nonce, and an HMAC-SHA256 of both and of the body, if any.
 *
 * @param at Unix time, milliseconds.
 */
export function signature(secret: string, at: number, nonce: string, body?: string): string {
  const signed = [at, nonce, ...(body === undefined ? [] : [body])].join('.');
  const digest = createHmac('sha256', secret).update(signed).digest('hex');
  return `t=${at},n=${nonce},v1=${digest}`;
}

/**
 * Notifies the publisher of a change in the queue. If it is down, it reads the queue from the
 * database when it starts.
 *
 * @param path Path of the endpoint; the queue's by default.
 * @returns Whether the publisher responded.
 */
export async function wakePublisher(
  { url, secret }: PublishingEnv,
  path: string = wake.path,
): Promise<boolean> {
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { [wake.signatureHeader]: signature(secret, Date.now(), randomUUID()) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

import { createHmac, randomUUID } from 'node:crypto';
import { wake } from '../../../../contract/publishing.json';
import type { PublishingEnv } from './env';

const TIMEOUT_MS = 2_000;

/**
 * The signature of a call: its time, a number used once, and an HMAC-SHA256 of both, with the body
 * where there is one.
 *
 * @param at Unix time, milliseconds.
 */
export function signature(secret: string, at: number, nonce: string, body?: string): string {
  const signed = [at, nonce, ...(body === undefined ? [] : [body])].join('.');
  const digest = createHmac('sha256', secret).update(signed).digest('hex');
  return `t=${at},n=${nonce},v1=${digest}`;
}

/**
 * Tells the publisher that the queue has something new. The queue is in the database: where nobody
 * listens, the publisher finds it when it starts.
 *
 * @param path What is called: that of the queue unless told.
 * @returns Whether it listens.
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

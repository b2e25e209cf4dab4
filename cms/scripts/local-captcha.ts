import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Secret of the local stand-in. Refused in production (see `env.ts`). */
export const LOCAL_CAPTCHA_SECRET = 'local-captcha-no-protection';

const SCORE = 0.9;
const LOW_SCORE = 0.1;
const MOST_BYTES = 64 * 1024;

/** Response in the format of Google's `siteverify`; design 3.6 names the tokens that fail. */
export function localVerdict(token: string, spent: Set<string>): Record<string, unknown> {
  if (token === '') return { success: false, 'error-codes': ['missing-input-response'] };
  if (token === 'fail') return { success: false, 'error-codes': ['invalid-input-response'] };
  if (token.startsWith('once-')) {
    if (spent.has(token)) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    spent.add(token);
  }
  return { success: true, score: token === 'low' ? LOW_SCORE : SCORE };
}

/** A server that runs beside Directus. */
export interface LocalServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a local captcha verifier, used while no keys are configured. It accepts every token but
 * `fail` (no success) and `low` (score 0.1); a token with the prefix `once-` is single-use, as real
 * ones are.
 */
export async function startLocalCaptcha(): Promise<LocalServer> {
  const spent = new Set<string>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      if (body.length < MOST_BYTES) body += chunk.toString();
    });
    request.on('end', () => {
      const token = new URLSearchParams(body).get('response') ?? '';
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(localVerdict(token, spent)));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

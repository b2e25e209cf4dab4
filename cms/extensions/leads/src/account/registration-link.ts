import { createHmac } from 'node:crypto';
import type { SiteLocale } from '../contract';
import { isSameSignature } from '../rules/hash';
import { ACCOUNT_RULES } from './contract';

/**
 * A pending registration. It lives in the link's token alone; nothing is stored before the link is
 * used.
 */
export interface Registration {
  email: string;
  name: string;
  locale: SiteLocale;
}

interface Signed extends Registration {
  /** Milliseconds since 1970. */
  until: number;
}

const HOUR = 3_600_000;

const sign = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`account registration ${payload}`).digest('base64url');

/**
 * Signs the token of a registration link; having the token proves access to the mailbox.
 *
 * @param secret Directus' `SECRET`.
 * @param now Milliseconds since 1970.
 */
export function makeRegistrationToken(
  secret: string,
  registration: Registration,
  now: number,
): string {
  const signed: Signed = {
    ...registration,
    until: now + ACCOUNT_RULES.links.registrationHours * HOUR,
  };
  const payload = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${payload}.${sign(secret, payload)}`;
}

/** Verifies a token; undefined if it is forged or expired. */
export function readRegistrationToken(
  secret: string,
  token: string,
  now: number,
): Registration | undefined {
  const [payload = '', signature = ''] = token.split('.');
  if (!isSameSignature(signature, sign(secret, payload))) return undefined;
  const { until, ...registration } = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  ) as Signed;
  return until > now ? registration : undefined;
}

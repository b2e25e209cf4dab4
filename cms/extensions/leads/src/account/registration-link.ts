import { createHmac } from 'node:crypto';
import type { SiteLocale } from '../contract';
import { isSameSignature } from '../rules/hash';
import { ACCOUNT_RULES } from './contract';

/** Who asked for an account. Nothing of them is stored before the link is used. */
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
 * The secret part of the link that a mail carries: whoever has it reads that mailbox.
 *
 * @param secret Of Directus.
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

/** Who a link is for; undefined where it was changed or is too old. */
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

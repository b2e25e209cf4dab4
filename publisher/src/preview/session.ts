import { preview } from '../../../contract/publishing.json';
import { seal, unseal } from './sealed';

/** Requested preview: an item, or a path of the site. */
export type Target =
  { collection: string; item: string | null; locale: string | null } | { path: string };

/** Claims of Directus' ticket. */
export interface Ticket {
  user: string;
  /** Language of the admin. */
  language: string;
  target: Target;
}

/** Session of an editor. */
export interface Session {
  user: string;
  language: string;
}

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

/** Whether a text is a path of this origin; `//host` and `/\host` are other hosts. */
export const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(value);

function isTarget(value: unknown): value is Target {
  if (!isObject(value)) return false;
  if ('path' in value) return isOwnPath(value.path);
  const { collection, item, locale } = value;
  return typeof collection === 'string' && isTextOrNull(item) && isTextOrNull(locale);
}

/**
 * Creates a verifier of single-use tickets.
 *
 * @param secret - shared with Directus
 * @returns a function of the ticket and the time now, Unix time in milliseconds; undefined for a
 *   forged, expired or used ticket
 */
export function ticketCheck(secret: string): (text: string, now: number) => Ticket | undefined {
  const lifetime = preview.ticketSeconds * 1000;
  const used = new Map<string, number>();
  return (text, now) => {
    const value = unseal(secret, 'ticket', text);
    if (!isObject(value)) return undefined;
    const { user, language, target, at, nonce } = value;
    const isWhole =
      typeof user === 'string' &&
      typeof language === 'string' &&
      typeof at === 'number' &&
      typeof nonce === 'string' &&
      isTarget(target);
    if (!isWhole || Math.abs(now - at) > lifetime) return undefined;
    for (const [key, until] of used) if (until < now) used.delete(key);
    if (used.has(nonce)) return undefined;
    used.set(nonce, at + lifetime);
    return { user, language, target };
  };
}

/** The session in its cookie's format. */
export function sealSession(secret: string, { user, language }: Session, now: number): string {
  const until = now + preview.sessionSeconds * 1000;
  return seal(secret, 'session', { user, language, until });
}

/** Verifies a session cookie; undefined if it is expired or forged. */
export function openSession(secret: string, text: string, now: number): Session | undefined {
  const value = unseal(secret, 'session', text);
  if (!isObject(value)) return undefined;
  const { user, language, until } = value;
  if (typeof user !== 'string' || typeof language !== 'string') return undefined;
  return typeof until === 'number' && until > now ? { user, language } : undefined;
}

/** Cookies of the preview: the session, and the language last viewed. */
type CookieName = 'session' | 'locale';

const cookieName = (name: CookieName, isSecure: boolean) =>
  `${isSecure ? '__Host-' : ''}preview-${name}`;

/**
 * A `Set-Cookie` value. As a third-party cookie in Directus' iframe it needs https (`SameSite=None;
 * Secure`).
 */
export function previewCookie(name: CookieName, value: string, isSecure: boolean): string {
  const how = isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  const age = `Max-Age=${preview.sessionSeconds}`;
  return `${cookieName(name, isSecure)}=${value}; Path=/; ${age}; HttpOnly; ${how}`;
}

/** Value of a cookie of the request; empty if it is missing. */
export function readPreviewCookie(
  header: string | undefined,
  name: CookieName,
  isSecure: boolean,
): string {
  const start = `${cookieName(name, isSecure)}=`;
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? '';
}

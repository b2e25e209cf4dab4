import { COOKIES, SESSION_DAYS } from '../../config/storage';
import { readCookie, removeCookie, writeCookie } from '../../utils/safe-cookies';

/** Token state (specification, section 3). */
export interface Session {
  accessToken: string | undefined;
  refreshToken: string | undefined;
  /** Milliseconds since 1970, by this browser's clock. */
  expires: number;
}

/** What sign-in and refresh answer. */
export interface TokenAnswer {
  access_token?: string | null;
  refresh_token?: string | null;
  /** Milliseconds to live. */
  expires?: number | null;
}

/**
 * Stands for a refresh token that Directus keeps itself, in a cookie of its own that no script can
 * read: so it comes back from a provider.
 */
export const COOKIE_MODE_REFRESH_TOKEN = 'cookie';

/** An answer takes its time; a token that ends within it has ended. */
const MARGIN_MS = 10_000;

const attributes = () => ({
  path: '/',
  sameSite: 'Strict' as const,
  secure: window.location.protocol === 'https:',
});

/** What the cookies say of the sign-in. */
export const readSession = (): Session => ({
  accessToken: readCookie(COOKIES.accessToken),
  refreshToken: readCookie(COOKIES.refreshToken),
  expires: Number(readCookie(COOKIES.tokenExpires)) || 0,
});

/** A token is expired when it is absent or past its time (specification, section 4). */
export const isExpired = ({ accessToken, expires }: Session, now: number): boolean =>
  !accessToken || now >= expires - MARGIN_MS;

/** Whether somebody may be signed in: cheap, asked by pages that need no account. */
export const mayBeSignedIn = (): boolean => readCookie(COOKIES.refreshToken) !== undefined;

/**
 * Keeps the tokens of an answer.
 *
 * @returns whether they outlive the page; a browser may take no cookies
 */
export function writeSession({ access_token, refresh_token, expires }: TokenAnswer): boolean {
  const days = { ...attributes(), expires: SESSION_DAYS };
  const ends = Date.now() + (expires ?? 0);
  return [
    writeCookie(COOKIES.accessToken, access_token ?? '', days),
    writeCookie(COOKIES.refreshToken, refresh_token ?? '', days),
    writeCookie(COOKIES.tokenExpires, String(ends), days),
  ].every(Boolean);
}

/** Forgets the sign-in in this browser. */
export function clearSession(): void {
  for (const name of [COOKIES.accessToken, COOKIES.refreshToken, COOKIES.tokenExpires]) {
    removeCookie(name, attributes());
  }
}

import { COOKIES, SESSION_DAYS } from '../../config/storage';
import { readCookie, removeCookie, writeCookie } from '../../utils/safe-cookies';

/** Token state (specification, section 3). */
export interface Session {
  accessToken: string | undefined;
  refreshToken: string | undefined;
  /** Milliseconds since 1970, by this browser's clock. */
  expires: number;
}

/** Response of sign-in and refresh. */
export interface TokenAnswer {
  access_token?: string | null;
  refresh_token?: string | null;
  /** Lifetime, milliseconds. */
  expires?: number | null;
}

/**
 * Placeholder of a refresh token that Directus keeps in an httpOnly cookie of its own, after a
 * sign-in with a provider.
 */
export const COOKIE_MODE_REFRESH_TOKEN = 'cookie';

/**
 * Leeway for the duration of a call, milliseconds: a token that expires within it counts as
 * expired.
 */
const MARGIN_MS = 10_000;

const attributes = () => ({
  path: '/',
  sameSite: 'Strict' as const,
  secure: window.location.protocol === 'https:',
});

/** Reads the tokens from the cookies. */
export const readSession = (): Session => ({
  accessToken: readCookie(COOKIES.accessToken),
  refreshToken: readCookie(COOKIES.refreshToken),
  expires: Number(readCookie(COOKIES.tokenExpires)) || 0,
});

/** A token is expired when it is absent or past its time (specification, section 4). */
export const isTokenExpired = ({ accessToken, expires }: Session, now: number): boolean =>
  !accessToken || now >= expires - MARGIN_MS;

/** Whether there may be a session: a cheap check for pages that need no account. */
export const mayBeSignedIn = (): boolean => readCookie(COOKIES.refreshToken) !== undefined;

/**
 * Stores the tokens of a response.
 *
 * @returns whether they outlive the page; a browser may block cookies
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

/** Clears the tokens in this browser. */
export function clearSession(): void {
  for (const name of [COOKIES.accessToken, COOKIES.refreshToken, COOKIES.tokenExpires]) {
    removeCookie(name, attributes());
  }
}

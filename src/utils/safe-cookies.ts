import Cookies from 'js-cookie';

const memory = new Map<string, string>();

/** Reads a cookie; falls back to memory if the browser blocks cookies. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name) ?? memory.get(name);
  } catch {
    return memory.get(name);
  }
}

/**
 * Sets a cookie; if the browser blocks cookies, the value lives in memory.
 *
 * @returns whether the browser has stored it
 */
export function writeCookie(
  name: string,
  value: string,
  attributes: Readonly<Cookies.CookieAttributes>,
): boolean {
  memory.delete(name);
  try {
    Cookies.set(name, value, attributes);
    if (Cookies.get(name) === value) return true;
  } catch {
    // Cookies are blocked: the value is in memory.
  }
  memory.set(name, value);
  return false;
}

/** Removes a cookie, also from memory. */
export function removeCookie(name: string, attributes: Readonly<Cookies.CookieAttributes>): void {
  memory.delete(name);
  try {
    Cookies.remove(name, attributes);
  } catch {
    // Cookies are blocked: there is none.
  }
}

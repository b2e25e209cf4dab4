import Cookies from 'js-cookie';

const memory = new Map<string, string>();

/** A cookie's value; what was set in this page where the browser keeps none. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name) ?? memory.get(name);
  } catch {
    return memory.get(name);
  }
}

/**
 * Sets a cookie; where the browser takes none, the value lives as long as the page.
 *
 * @returns whether the browser keeps it
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
    // Blocked: the memory has it.
  }
  memory.set(name, value);
  return false;
}

/** Removes a cookie, and what stands for it. */
export function removeCookie(name: string, attributes: Readonly<Cookies.CookieAttributes>): void {
  memory.delete(name);
  try {
    Cookies.remove(name, attributes);
  } catch {
    // Blocked: there is none.
  }
}

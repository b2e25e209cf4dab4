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

/** Sets a cookie; where the browser takes none, the value lives as long as the page. */
export function writeCookie(
  name: string,
  value: string,
  attributes: Readonly<Cookies.CookieAttributes>,
): void {
  memory.set(name, value);
  try {
    Cookies.set(name, value, attributes);
  } catch {
    // Blocked: the memory has it.
  }
}

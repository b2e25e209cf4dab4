import { SCROLL_ANIMATION } from '../config/scroll-animation';
import { breakpointAt } from '../styles/breakpoints';
import { writeCookie } from '../utils/safe-cookies';
import { debounce } from '../utils/timing';

/** Name and attributes of the cookie (specification, section 9). */
export const VIEWPORT_COOKIE = {
  name: 'viewport',
  attributes: { expires: 365, path: '/', sameSite: 'Strict', secure: true },
} as const;

/** Stores the current breakpoint in a cookie, now and on every resize. */
export function keepViewportCookie(): void {
  const store = () =>
    writeCookie(VIEWPORT_COOKIE.name, breakpointAt(window.innerWidth), VIEWPORT_COOKIE.attributes);
  store();
  window.addEventListener('resize', debounce(store, SCROLL_ANIMATION.debounce));
}

/* eslint-disable no-restricted-properties -- Gatsby writes these values into the bundle; `env.ts` has checked them */

/** On the root element while the head's script leads the visitor to another page. */
export const REDIRECTING_ATTRIBUTE = 'data-redirecting';

/** On the root element of a page that was opened at its top, until it is clicked, cut off or left. */
export const FIRST_SCREEN_ATTRIBUTE = 'data-first-screen';

/** On the part of a page that gives way to the offer of another language. */
export const OFFER_PLACE_ATTRIBUTE = 'data-offer-place';

/** On the root element while a click on a link to a part of the same page is being followed. */
export const SMOOTH_SCROLL_ATTRIBUTE = 'data-smooth-scroll';

/** Address of Directus as visitors reach it, no trailing slash. */
export const BACKEND_URL = (process.env.GATSBY_DIRECTUS_URL ?? '').replace(/\/+$/, '');

/** Static token for anonymous calls; empty where none is configured. */
export const PUBLIC_TOKEN = process.env.GATSBY_DIRECTUS_PUBLIC_TOKEN ?? '';

/** Whether a sign-in whose token has ended is renewed by itself. */
export const AUTH_AUTO_REFRESH = process.env.GATSBY_AUTH_AUTO_REFRESH !== 'false';

/** Public key of reCAPTCHA v3; empty where none is configured. */
export const RECAPTCHA_SITE_KEY = process.env.GATSBY_RECAPTCHA_SITE_KEY ?? '';

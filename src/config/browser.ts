/* eslint-disable no-restricted-properties -- Gatsby writes these values into the bundle; `env.ts` has checked them */

import type { ConsentMode } from './analytics';

/** On the root element while an inline script redirects. */
export const REDIRECTING_ATTRIBUTE = 'data-redirecting';

/**
 * On the root element while offscreen layout is deferred; removed on the first click, offline and
 * on navigation.
 */
export const DEFERRED_LAYOUT_ATTRIBUTE = 'data-first-screen';

/** On a formatted text from the CMS, whose links are plain ones. */
export const TEXT_ATTRIBUTE = 'data-text';

/** On the root element: names of the page's script and of its static queries, for the start. */
export const RESOURCES_ATTRIBUTE = 'data-resources';

/** On the part of a page that the offer of another language covers. */
export const OFFER_PLACE_ATTRIBUTE = 'data-offer-place';

/** On the root element once the page has been scrolled: the state of the header. */
export const HEADER_ATTRIBUTE = 'data-header';

/** On the root element while smooth scrolling to a fragment is on. */
export const SMOOTH_SCROLL_ATTRIBUTE = 'data-smooth-scroll';

/** On links that open an overlay after hydration; `replayClicks` selects by it. */
export const NEEDS_HYDRATION = { 'data-needs-hydration': '' } as const;

/** Selects what opens the lightbox (src/features/lightbox/lightbox.ts). */
export const LIGHTBOX_TRIGGERS = '[data-lightbox]';

/** Dispatched on `window` after hydration. */
export const HYDRATED_EVENT = 'hydrated';

/** Address of Directus as visitors reach it, no trailing slash. */
export const BACKEND_URL = (process.env.GATSBY_DIRECTUS_URL ?? '').replace(/\/+$/, '');

/** Static token for anonymous calls; empty where none is configured. */
export const PUBLIC_TOKEN = process.env.GATSBY_DIRECTUS_PUBLIC_TOKEN ?? '';

/** Whether an expired access token is refreshed automatically. */
export const AUTH_AUTO_REFRESH = process.env.GATSBY_AUTH_AUTO_REFRESH !== 'false';

/** Public key of reCAPTCHA v3; empty where none is configured. */
export const RECAPTCHA_SITE_KEY = process.env.GATSBY_RECAPTCHA_SITE_KEY ?? '';

/** Google Tag Manager container; empty without analytics. */
export const GTM_ID = process.env.GATSBY_GTM_ID ?? '';

/** When the container may start (src/config/analytics.ts). */
export const CONSENT_MODE: ConsentMode =
  process.env.GATSBY_CONSENT_MODE === 'advanced' ? 'advanced' : 'basic';

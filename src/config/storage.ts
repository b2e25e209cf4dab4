/** Names of what the browser keeps (design section 3.8); nothing else may invent one. */
export const STORAGE = {
  /** localStorage: the language in-app links lead to. */
  selectedLanguage: 'selectedLanguage',
  /** localStorage: the language the bare root leads to. */
  localeRedirect: 'localeRedirect',
  /** localStorage: the visitor has been offered another language; shown once. */
  languageOffer: 'languageOffer',
  /** localStorage, with an expiry: how often the promo was dismissed. */
  promoDismissals: 'promoDismissals',
  /** localStorage: the promo's timer has fired. */
  promoTimerFired: 'promoTimerFired',
  /** sessionStorage, by path: when a page was reloaded for a missing chunk. */
  chunkReload: 'chunkReload:',
  /** sessionStorage, by path: what stood in forms before a reload. */
  keptForms: 'keptForms:',
  /** sessionStorage: what stands in the request forms until it is sent; never a file. */
  leadDrafts: 'leadDrafts',
  /** localStorage: a request that found no network, until it is sent or thrown away. */
  leadWaiting: 'leadWaiting',
} as const;

export const COOKIES = {
  /** The language state. */
  language: 'lang',
  accessToken: 'directus_access_token',
  refreshToken: 'directus_refresh_token',
  /** When the access token ends, milliseconds since 1970 by this browser's clock. */
  tokenExpires: 'directus_token_expires',
} as const;

/** As long as Directus keeps a sign-in that nobody uses, days. */
export const SESSION_DAYS = 7;

/** Of the sign-in: how tabs tell each other of a sign-out, and take turns to renew it. */
export const SESSION_CHANNEL = 'account';

/** Locale cookie: 365 days, path /, SameSite Lax (specification, section 9). */
export const LANGUAGE_COOKIE = { expires: 365, path: '/', sameSite: 'Lax' } as const;

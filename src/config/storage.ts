/** Names of storage keys and cookies (design section 3.8); no other module defines one. */
export const STORAGE = {
  /** localStorage: the language in-app links lead to. */
  selectedLanguage: 'selectedLanguage',
  /** localStorage: the language the bare root leads to. */
  localeRedirect: 'localeRedirect',
  /** localStorage: the visitor has been offered another language; shown once. */
  languageOffer: 'languageOffer',
  /** localStorage, with consent: the attribution, first and last touch. */
  attribution: 'attribution',
  /** localStorage, with an expiry: how often the promo was dismissed. */
  promoDismissals: 'promoDismissals',
  /** localStorage: the promo's timer has fired. */
  promoTimerFired: 'promoTimerFired',
  /** sessionStorage, by path: time of the last reload for a missing chunk. */
  chunkReload: 'chunkReload:',
  /** sessionStorage, by path: form values before a reload. */
  keptForms: 'keptForms:',
  /** sessionStorage: drafts of the request forms until they are sent; never a file. */
  leadDrafts: 'leadDrafts',
  /** localStorage: the homes that are compared, as the query of the comparison's address. */
  comparedHomes: 'comparedHomes',
  /** localStorage: a request that failed offline, until it is sent or discarded. */
  leadWaiting: 'leadWaiting',
} as const;

export const COOKIES = {
  /** The language state. */
  language: 'lang',
  /** The visitor's consent; vanilla-cookieconsent writes it. */
  consent: 'consent',
  accessToken: 'directus_access_token',
  refreshToken: 'directus_refresh_token',
  /** Expiry of the access token, milliseconds since 1970 by this browser's clock. */
  tokenExpires: 'directus_token_expires',
} as const;

/** Lifetime of Directus' refresh token, days. */
export const SESSION_DAYS = 7;

/** Name of the broadcast channel of sign-outs, and of the Web Lock of refreshes. */
export const SESSION_CHANNEL = 'account';

/** Locale cookie: 365 days, path /, SameSite Lax (specification, section 9). */
export const LANGUAGE_COOKIE = { expires: 365, path: '/', sameSite: 'Lax' } as const;

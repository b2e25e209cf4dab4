import type { ReactElement } from 'react';
import { FIRST_SCREEN_ATTRIBUTE, MOVING_ATTRIBUTE } from '../../config/browser';
import { EN_PLACEHOLDER, ROUTES } from '../../config/routes';
import { COOKIES, LANGUAGE_COOKIE, STORAGE } from '../../config/storage';
import {
  BEFORE_RELOAD_EVENT,
  isMissingChunk,
  MISSING_CHUNK_EVENT,
  RELOAD_GUARD_MS,
} from '../../domain/chunk-reload';
import { firstLocale, localeOfBrowser } from '../../i18n/detection';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../../i18n/locales';
import { splitLocale } from '../../i18n/paths';
import { LANGUAGE_PARAMETER, LOCALE_BY_LANGUAGE } from '../../i18n/preference';
import { firstScreenFirst } from './first-screen-first';
import { leadToLocale, type LeadToLocaleConfig } from './lead-to-locale';
import { leadToUnprefixed, type LeadToUnprefixedConfig } from './lead-to-unprefixed';
import { watchChunks, type WatchChunksConfig } from './watch-chunks';

const LEAD_CONFIG: LeadToLocaleConfig = {
  byLanguage: LOCALE_BY_LANGUAGE,
  prefixes: Object.fromEntries(LOCALE_CODES.map((code) => [code, LOCALES[code].prefix])),
  stored: [STORAGE.localeRedirect, STORAGE.selectedLanguage],
  cookie: COOKIES.language,
  parameter: LANGUAGE_PARAMETER,
  movingAttribute: MOVING_ATTRIBUTE,
  patienceMs: 4000,
};

const DAY_SECONDS = 86_400;

const UNPREFIXED_CONFIG: LeadToUnprefixedConfig = {
  path: EN_PLACEHOLDER,
  locale: DEFAULT_LOCALE,
  stored: [STORAGE.localeRedirect, STORAGE.selectedLanguage],
  cookie: COOKIES.language,
  cookieAttributes: `max-age=${LANGUAGE_COOKIE.expires * DAY_SECONDS}; path=${LANGUAGE_COOKIE.path}; samesite=${LANGUAGE_COOKIE.sameSite}`,
  movingAttribute: MOVING_ATTRIBUTE,
};

const WATCH_CONFIG: WatchChunksConfig = {
  key: STORAGE.chunkReload,
  guardMs: RELOAD_GUARD_MS,
  event: BEFORE_RELOAD_EVENT,
  missingEvent: MISSING_CHUNK_EVENT,
};

/** `<` would let a value end the script. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const leadSource = () =>
  `(${leadToLocale})(${literal(LEAD_CONFIG)},{firstLocale:${firstLocale},localeOfBrowser:${localeOfBrowser}})`;

const watchSource = () =>
  `(${watchChunks})(${literal(WATCH_CONFIG)},{isMissingChunk:${isMissingChunk}})`;

const unprefixedSource = () => `(${leadToUnprefixed})(${literal(UNPREFIXED_CONFIG)})`;

const firstScreenSource = () => `(${firstScreenFirst})(${literal(FIRST_SCREEN_ATTRIBUTE)})`;

const inline = (key: string, source: string) => (
  <script key={key} dangerouslySetInnerHTML={{ __html: source }} />
);

/**
 * Scripts that must run before the page is painted or its chunks are asked for.
 *
 * @param pathname - path of the page that is being rendered
 */
export function earlyScripts(pathname: string): ReactElement[] {
  if (pathname === EN_PLACEHOLDER) {
    return [
      inline('lead-to-unprefixed', unprefixedSource()),
      <noscript key="leave">
        <meta httpEquiv="refresh" content={`0; url=${ROUTES.home}`} />
      </noscript>,
    ];
  }
  const hasPrefix = splitLocale(pathname).locale !== undefined;
  return [
    ...(hasPrefix ? [] : [{ key: 'lead-to-locale', source: leadSource() }]),
    { key: 'first-screen-first', source: firstScreenSource() },
    { key: 'watch-chunks', source: watchSource() },
  ].map(({ key, source }) => inline(key, source));
}

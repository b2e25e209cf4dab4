import type { ReactElement } from 'react';
import {
  DEFERRED_LAYOUT_ATTRIBUTE,
  HYDRATED_EVENT,
  LIGHTBOX_TRIGGERS,
  NEEDS_HYDRATION,
  REDIRECTING_ATTRIBUTE,
} from '../../config/browser';
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
import { isPlainClick } from '../../utils/plain-click';
import { deferOffscreenLayout } from './defer-offscreen-layout';
import { redirectToPreferredLocale, type RedirectToLocaleConfig } from './redirect-to-locale';
import { redirectToUnprefixed, type RedirectToUnprefixedConfig } from './redirect-to-unprefixed';
import { replayClicks, type ReplayClicksConfig } from './replay-clicks';
import { watchChunks, type WatchChunksConfig } from './watch-chunks';

const REDIRECT_CONFIG: RedirectToLocaleConfig = {
  byLanguage: LOCALE_BY_LANGUAGE,
  prefixes: Object.fromEntries(LOCALE_CODES.map((code) => [code, LOCALES[code].prefix])),
  stored: [STORAGE.localeRedirect, STORAGE.selectedLanguage],
  cookie: COOKIES.language,
  parameter: LANGUAGE_PARAMETER,
  redirectingAttribute: REDIRECTING_ATTRIBUTE,
  timeoutMs: 4000,
};

const DAY_SECONDS = 86_400;

const UNPREFIXED_CONFIG: RedirectToUnprefixedConfig = {
  path: EN_PLACEHOLDER,
  locale: DEFAULT_LOCALE,
  stored: [STORAGE.localeRedirect, STORAGE.selectedLanguage],
  cookie: COOKIES.language,
  cookieAttributes: `max-age=${LANGUAGE_COOKIE.expires * DAY_SECONDS}; path=${LANGUAGE_COOKIE.path}; samesite=${LANGUAGE_COOKIE.sameSite}`,
  redirectingAttribute: REDIRECTING_ATTRIBUTE,
};

const WATCH_CONFIG: WatchChunksConfig = {
  key: STORAGE.chunkReload,
  guardMs: RELOAD_GUARD_MS,
  event: BEFORE_RELOAD_EVENT,
  missingEvent: MISSING_CHUNK_EVENT,
};

const REPLAY_CONFIG: ReplayClicksConfig = {
  selector: [
    ...Object.keys(NEEDS_HYDRATION).map((attribute) => `[${attribute}]`),
    LIGHTBOX_TRIGGERS,
    'button',
    '[type=checkbox]',
  ].join(),
  event: HYDRATED_EVENT,
  timeoutMs: 8000,
};

/** `<` would let a value end the script. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const localeRedirectSource = () =>
  `(${redirectToPreferredLocale})(${literal(REDIRECT_CONFIG)},{firstLocale:${firstLocale},localeOfBrowser:${localeOfBrowser}})`;

const watchSource = () =>
  `(${watchChunks})(${literal(WATCH_CONFIG)},{isMissingChunk:${isMissingChunk}})`;

const unprefixedSource = () => `(${redirectToUnprefixed})(${literal(UNPREFIXED_CONFIG)})`;

const deferredLayoutSource = () =>
  `(${deferOffscreenLayout})(${literal(DEFERRED_LAYOUT_ATTRIBUTE)})`;

const replaySource = () =>
  `(${replayClicks})(${literal(REPLAY_CONFIG)},{isPlainClick:${isPlainClick}})`;

const inline = (key: string, source: string) => (
  <script key={key} dangerouslySetInnerHTML={{ __html: source }} />
);

/**
 * Inline scripts that must run before the first paint or before chunks are requested.
 *
 * @param pathname - path of the page that is being rendered
 */
export function earlyScripts(pathname: string): ReactElement[] {
  if (pathname === EN_PLACEHOLDER) {
    return [
      inline('redirect-to-unprefixed', unprefixedSource()),
      <noscript key="leave">
        <meta httpEquiv="refresh" content={`0; url=${ROUTES.home}`} />
      </noscript>,
    ];
  }
  const hasPrefix = splitLocale(pathname).locale !== undefined;
  return [
    ...(hasPrefix ? [] : [{ key: 'redirect-to-locale', source: localeRedirectSource() }]),
    { key: 'defer-offscreen-layout', source: deferredLayoutSource() },
    { key: 'replay-clicks', source: replaySource() },
    { key: 'watch-chunks', source: watchSource() },
  ].map(({ key, source }) => inline(key, source));
}

import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { canLoadPage } from '../utils/gatsby-internals';
import type { AnalyticsEvents } from '../domain/analytics-events';
import { track } from '../utils/data-layer';
import { logError } from '../utils/log';
import { isPlainClick } from '../utils/plain-click';
import { LOCALES, type Locale } from './locales';
import { localeOfPath, localizePath, splitLocale } from './paths';
import { storePreference, withoutLanguage } from './preference';

/** Control by which the visitor changed the language, for analytics. */
type SwitchedBy = AnalyticsEvents['language_switch']['by'];

/** Whether a page can be loaded; its strings are part of its data. */
async function canLoad(target: string): Promise<boolean> {
  if (await canLoadPage(target)) return true;
  try {
    // A newer build may have replaced the page data: a full load works then.
    return (await fetch(target, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

/**
 * Changes the language: stores it and navigates to the path in that locale, with query and hash if
 * the path stays the same. If its strings fail to load, this is logged and the page stays
 * (specification, section 8).
 *
 * @param path - path without a locale prefix
 */
async function switchLocale(locale: Locale, path: string, by: SwitchedBy): Promise<void> {
  const { pathname, search, hash } = window.location;
  const stays = localizePath(splitLocale(pathname).path, 'en') === localizePath(path, 'en');
  const target = localizePath(path, locale);
  if (!(await canLoad(target))) {
    logError(`The strings of “${LOCALES[locale].language}” did not load; the page stays.`);
    return;
  }
  storePreference(locale);
  track('language_switch', { from: localeOfPath(pathname), to: locale, by });
  await navigate(target + (stays ? withoutLanguage(search) + hash : ''));
}

/**
 * Handles a click on a link to another language; a click with a modifier is left to the browser.
 */
export function followLocaleLink(
  event: MouseEvent,
  locale: Locale,
  path: string,
  by: SwitchedBy = 'switcher',
): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  void switchLocale(locale, path, by);
}

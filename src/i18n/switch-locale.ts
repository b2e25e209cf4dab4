import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { logError } from '../utils/log';
import { isPlainClick } from '../utils/plain-click';
import { LOCALES, type Locale } from './locales';
import { localizePath, splitLocale } from './paths';
import { storePreference, withoutLanguage } from './preference';

/** Whether a page can be loaded at all, its strings being part of it. */
async function canLoad(target: string): Promise<boolean> {
  const page = await window.___loader.loadPage(target);
  if (page && page.status !== 'error') return true;
  try {
    // Another build may have replaced what the loader asks for: then a full load will do.
    return (await fetch(target, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

/**
 * Changes the language: stores it and leads to the path in that locale, with query and hash where
 * the path stays the same. Where its strings do not load, this is logged and the page stays
 * (specification, section 8).
 *
 * @param path - path without a locale prefix
 */
async function switchLocale(locale: Locale, path: string): Promise<void> {
  const { pathname, search, hash } = window.location;
  const stays = localizePath(splitLocale(pathname).path, 'en') === localizePath(path, 'en');
  const target = localizePath(path, locale);
  if (!(await canLoad(target))) {
    logError(`The strings of “${LOCALES[locale].language}” did not load; the page stays.`);
    return;
  }
  storePreference(locale);
  await navigate(target + (stays ? withoutLanguage(search) + hash : ''));
}

/** Follows a click on a link to another language; clicks that open a tab stay the browser's. */
export function followLocaleLink(event: MouseEvent, locale: Locale, path: string): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  void switchLocale(locale, path);
}

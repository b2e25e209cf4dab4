import type { TFunction } from 'i18next';
import { STORAGE } from '../../config/storage';
import { loadStrings } from '../../i18n/lazy-strings';
import { LOCALES, type Locale } from '../../i18n/locales';
import { localeOfPath } from '../../i18n/paths';
import { localeOfAddress, preferredLocale } from '../../i18n/preference';
import { localStore } from '../../utils/safe-storage';
import { useModals } from '../modal/modal-store';

/** What the offer is opened with. */
export interface LanguageOfferData {
  /** The locale that is offered. */
  offered: Locale;
  t: TFunction;
}

/** A page that lists translations, and not this one, is not offered in it. */
function isTranslated(locale: Locale): boolean {
  const listed = [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) =>
    link.getAttribute('hreflang'),
  );
  return listed.length === 0 || listed.includes(LOCALES[locale].language);
}

/**
 * Offers a visitor who came by a deep link without a prefix the language they would rather read.
 * Once: what they make of it is theirs.
 */
export async function offerLanguage(): Promise<void> {
  if (localeOfAddress(window.location) || localStore.get(STORAGE.languageOffer)) return;
  const shown = localeOfPath(window.location.pathname);
  const offered = preferredLocale(navigator.language);
  if (offered === shown || !isTranslated(offered)) return;
  const t = await loadStrings('offer', offered);
  if (!t) return;
  localStore.set(STORAGE.languageOffer, offered);
  useModals.getState().openModal('languageOffer', { offered, t } satisfies LanguageOfferData);
}

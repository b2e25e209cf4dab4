import { OFFER_PLACE_ATTRIBUTE } from '../../config/browser';
import { STORAGE } from '../../config/storage';
import { UNASKED_GUARD_MS } from '../../domain/chunk-reload';
import { loadStrings } from '../../i18n/lazy-strings';
import { LOCALES, type Locale } from '../../i18n/locales';
import { localeOfPath } from '../../i18n/paths';
import { localeOfAddress, preferredLocale } from '../../i18n/preference';
import type { Translate } from '../../i18n/translator';
import { loadPart } from '../../utils/load-part';
import { localStore } from '../../utils/safe-storage';
import { useModals } from '../modal/modal-store';

/** What the offer is opened with. */
export interface LanguageOfferData {
  /** The locale that is offered. */
  offered: Locale;
  /** The part of the page it lies on. */
  place: Element;
  t: Translate<'offer'>;
}

/** A page whose alternates lack a locale has no translation in it. */
function isTranslated(locale: Locale): boolean {
  const listed = [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) =>
    link.getAttribute('hreflang'),
  );
  return listed.length === 0 || listed.includes(LOCALES[locale].language);
}

const offerPlace = () => document.querySelector(`[${OFFER_PLACE_ATTRIBUTE}]`);

/**
 * Offers a visitor of an unprefixed deep link their preferred language, once. The offer covers the
 * breadcrumbs above the page's title, so that nothing moves and nothing else is covered; a page
 * without breadcrumbs gets no offer.
 */
export async function offerLanguage(): Promise<void> {
  if (localeOfAddress(window.location) || localStore.get(STORAGE.languageOffer)) return;
  const shown = localeOfPath(window.location.pathname);
  const offered = preferredLocale(navigator.language);
  if (offered === shown || !isTranslated(offered)) return;
  if (!offerPlace()) return;
  const t = await loadPart(() => loadStrings('offer', offered), UNASKED_GUARD_MS).catch(
    () => undefined,
  );
  // The visitor may have navigated meanwhile.
  const place = offerPlace();
  if (!t || !place) return;
  localStore.set(STORAGE.languageOffer, offered);
  useModals.getState().openModal('languageOffer', {
    offered,
    place,
    t,
  } satisfies LanguageOfferData);
}

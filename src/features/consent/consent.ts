import { CONSENT_MODE } from '../../config/browser';
import { COOKIES } from '../../config/storage';
import { UNASKED_GUARD_MS } from '../../domain/chunk-reload';
import {
  allowsAnything,
  consentSignals,
  parseConsent,
  type ConsentChoice,
} from '../../domain/consent';
import { localeOfPath } from '../../i18n/paths';
import { closeDataLayer, openDataLayer } from '../../utils/data-layer';
import { loadPart } from '../../utils/load-part';
import { readCookie } from '../../utils/safe-cookies';
import { applyConsent } from './tag-manager';

const listeners = new Set<(choice: ConsentChoice) => void>();

/** The visitor's choice; undefined before they have made one. */
export const storedConsent = (): ConsentChoice | undefined =>
  parseConsent(readCookie(COOKIES.consent));

/** Calls back with every choice from now on. */
export function onConsent(listener: (choice: ConsentChoice) => void): void {
  listeners.add(listener);
}

function apply(choice: ConsentChoice): void {
  const isAnythingAllowed = allowsAnything(choice);
  applyConsent(consentSignals(choice), isAnythingAllowed);
  if (isAnythingAllowed || CONSENT_MODE === 'advanced') openDataLayer();
  else closeDataLayer();
  listeners.forEach((listener) => listener(choice));
}

const loadBanner = () =>
  loadPart(
    () => import(/* webpackChunkName: "cookie-banner" */ './cookie-banner'),
    UNASKED_GUARD_MS,
  );

const locale = () => localeOfPath(window.location.pathname);

/**
 * Applies the visitor's choice, or shows the banner if there is none.
 *
 * @returns resolves once there is nothing to ask (any more)
 * @throws Error if the banner fails to load: consent then stays denied
 */
export async function startConsent(): Promise<void> {
  if (CONSENT_MODE === 'advanced') openDataLayer();
  const choice = storedConsent();
  if (choice) {
    apply(choice);
    return;
  }
  const { askForConsent } = await loadBanner();
  await askForConsent(locale(), apply);
}

/** Opens the cookie settings. */
export async function openConsentSettings(): Promise<void> {
  const { showConsentSettings } = await loadBanner();
  await showConsentSettings(locale(), apply);
}

import { isRecord } from '../utils/is-record';

/** Cookie categories that need consent; the necessary ones are not among them. */
export const CONSENT_CATEGORIES = ['analytics', 'advertising'] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** The visitor's consent by category. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/** Signals of Google's consent mode, version 2. */
export type ConsentSignals = Readonly<
  Record<
    'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage',
    'granted' | 'denied'
  >
>;

/**
 * Revision of the consent question. Raised when the purposes change: all visitors are then asked
 * again.
 */
export const CONSENT_VERSION = 1;

/** Lifetime of a choice, days: six months, as the CNIL advises. */
export const CONSENT_DAYS = 182;

/**
 * Parses the cookie that vanilla-cookieconsent writes.
 *
 * @param value - the cookie's value, decoded
 * @returns undefined if there is none, it is malformed, or of an older revision
 */
export function parseConsent(value: string | undefined): ConsentChoice | undefined {
  if (!value) return undefined;
  try {
    const stored: unknown = JSON.parse(value);
    if (!isRecord(stored) || stored.revision !== CONSENT_VERSION) return undefined;
    const { categories } = stored;
    if (!Array.isArray(categories)) return undefined;
    return {
      analytics: categories.includes('analytics'),
      advertising: categories.includes('advertising'),
    };
  } catch {
    return undefined;
  }
}

/** Maps a choice to the signals of Google's consent mode. */
export function consentSignals({ analytics, advertising }: ConsentChoice): ConsentSignals {
  const ads = advertising ? 'granted' : 'denied';
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics ? 'granted' : 'denied',
  };
}

/** Whether anything beyond the necessary is allowed. */
export const allowsAnything = (choice: ConsentChoice | undefined): boolean =>
  !!choice && CONSENT_CATEGORIES.some((category) => choice[category]);

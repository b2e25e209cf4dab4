import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Locale } from '../../i18n/locales';
import { isRecord } from '../../utils/is-record';

/** Content of the popup, in one language. */
export interface PromoContent {
  title: string;
  text: string;
  /** Words of the button, with where it leads: a path without a locale prefix or an address. */
  action?: { label: string; to: string };
  image?: { alt: string; data: IGatsbyImageData };
  /** `lang` of a text that is a fallback. */
  lang?: string;
}

/** What the popup is opened with. */
export interface PromoData extends PromoContent {
  /** Name of the button that closes. */
  closeLabel: string;
}

/** Path of the file with a locale's popup; it holds `null` if the popup is switched off. */
export const promoPath = (locale: Locale) => `/promo/${locale}.json`;

/** Fetches the popup; undefined if there is none or the request fails. */
export async function loadPromo(locale: Locale): Promise<PromoContent | undefined> {
  try {
    const response = await fetch(promoPath(locale));
    const content: unknown = response.ok ? await response.json() : undefined;
    return isRecord(content) && typeof content.title === 'string'
      ? (content as unknown as PromoContent)
      : undefined;
  } catch {
    return undefined;
  }
}

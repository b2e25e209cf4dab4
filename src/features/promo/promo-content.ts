import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Locale } from '../../i18n/locales';
import { isRecord } from '../../utils/is-record';

/** What the editors put into the popup, in one language. */
export interface PromoContent {
  title: string;
  text: string;
  /** Words of the button, with where it leads: a path without a locale prefix or an address. */
  action?: { label: string; to: string };
  image?: { alt: string; data: IGatsbyImageData };
  /** `lang` of the words where they are another language's. */
  lang?: string;
}

/** What the popup is opened with. */
export interface PromoData extends PromoContent {
  /** Name of the button that closes. */
  closeLabel: string;
}

/** Where a locale's popup is; `null` in it while the editors have switched it off. */
export const promoPath = (locale: Locale) => `/promo/${locale}.json`;

/** Asks for the popup; undefined where there is none, or it cannot be reached. */
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

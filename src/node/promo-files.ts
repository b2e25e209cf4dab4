import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PromoContent } from '../features/promo/promo-content';
import { contentLanguage } from '../i18n/content-language';
import type { Locale } from '../i18n/locales';

/** The popup's fields of the settings, in one locale. */
export interface PromoSettings {
  locale: Locale;
  contentLocale: string;
  promoEnabled: boolean;
  promoTitle: string | null;
  promoText: string | null;
  promoButton: string | null;
  promoLink: string | null;
  promoImage: { alt: string; gatsbyImageData: IGatsbyImageData } | null;
}

/**
 * Content of the file with a locale's popup; null if the editors have switched it off or left it
 * without texts.
 */
export function promoContent(settings: PromoSettings): PromoContent | null {
  const { locale, contentLocale, promoEnabled, promoImage } = settings;
  const { promoTitle, promoText, promoButton, promoLink } = settings;
  if (!promoEnabled || !promoTitle) return null;
  return {
    title: promoTitle,
    text: promoText ?? '',
    action: promoButton && promoLink ? { label: promoButton, to: promoLink } : undefined,
    image: promoImage ? { alt: promoImage.alt, data: promoImage.gatsbyImageData } : undefined,
    lang: contentLanguage(contentLocale, locale),
  };
}

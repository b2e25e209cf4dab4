import { graphql } from 'gatsby';
import type { Menus } from '../config/menus';
import type { Locale } from '../i18n/locales';
import { useSite } from './use-site';

/** Contacts, texts and menus; menus are not translated. */
export type SiteSettings = Queries.SiteSettingsTextsFragment & { readonly menus?: Menus };

/**
 * Contacts, texts and menus that stand on every page.
 *
 * @returns nothing while the editors have not filled them in
 */
export function useSiteSettings(locale: Locale): SiteSettings | undefined {
  const { allSiteSettings, menus } = useSite();
  const texts = allSiteSettings.nodes.find((node) => node.locale === locale);
  // The schema has no enumeration of routes; the resolver returns nothing else.
  return texts && { ...texts, menus: menus as Menus };
}

export const fragment = graphql`
  fragment SiteSettingsTexts on SiteSettings {
    locale
    phone
    phoneText
    email
    whatsapp
    telegram
    instagram
    youtube
    latitude
    longitude
    companyName
    regionName
    regionCountry
    tagline
    address
    directions
    addressLocality
    addressCountry
    openingHours
    about
    shareImage {
      alt
      sharePath
    }
  }
`;

import { graphql, useStaticQuery } from 'gatsby';
import type { Locale } from '../i18n/locales';

/**
 * Contacts and texts that stand on every page.
 *
 * @returns nothing while the editors have not filled them in
 */
export function useSiteSettings(locale: Locale): Queries.SiteSettingsTextsFragment | undefined {
  const { allSiteSettings } = useStaticQuery<Queries.SiteSettingsQuery>(graphql`
    query SiteSettings {
      allSiteSettings(sort: { locale: ASC }) {
        nodes {
          ...SiteSettingsTexts
        }
      }
    }
  `);
  return allSiteSettings.nodes.find((node) => node.locale === locale);
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

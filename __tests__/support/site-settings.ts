/** Contacts of a company that has given none but its name. */
export function siteSettings(
  overrides: Partial<Queries.SiteSettingsTextsFragment> = {},
): Queries.SiteSettingsTextsFragment {
  return {
    locale: 'en',
    phone: null,
    phoneText: null,
    email: null,
    whatsapp: null,
    telegram: null,
    instagram: null,
    youtube: null,
    latitude: null,
    longitude: null,
    companyName: 'Island',
    regionName: null,
    regionCountry: null,
    tagline: null,
    address: null,
    directions: null,
    addressLocality: null,
    addressCountry: null,
    openingHours: null,
    about: null,
    shareImage: null,
    ...overrides,
  };
}

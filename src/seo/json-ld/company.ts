import type { RealEstateAgent, WebSite } from 'schema-dts';
import {
  geoOf,
  imagesOf,
  LOGO_PATH,
  organizationOf,
  urlOf,
  type DataContext,
  type SharedImage,
} from './json-ld';

/** The company as its contacts say it. */
export function realEstateAgent(
  context: DataContext,
  areas: readonly { name: string }[],
  image: SharedImage | null | undefined,
): RealEstateAgent {
  const { company } = context;
  const { address, addressLocality, addressCountry, latitude, longitude } = company;
  const profiles = [company.instagram, company.youtube, company.telegram, company.whatsapp];
  return {
    ...organizationOf(context),
    '@type': 'RealEstateAgent',
    image: imagesOf(context, image) ?? urlOf(context, LOGO_PATH),
    ...(company.tagline && { slogan: company.tagline }),
    ...(company.about && { description: company.about }),
    ...(company.phone && { telephone: company.phone }),
    ...(company.email && { email: company.email }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        ...(addressLocality && { addressLocality }),
        ...(addressCountry && { addressCountry }),
      },
    }),
    geo: geoOf(latitude, longitude),
    ...(areas.length > 0 && {
      areaServed: areas.map(({ name }) => ({ '@type': 'Place', name }) as const),
    }),
    sameAs: profiles.filter((profile) => profile !== null),
  };
}

/** The site by its name, for search results. */
export const webSite = (context: DataContext): WebSite => ({
  '@type': 'WebSite',
  '@id': urlOf(context, '/#website'),
  url: urlOf(context, context.path),
  name: context.company.companyName,
  inLanguage: context.language,
  publisher: { '@id': urlOf(context, '/#company') },
});

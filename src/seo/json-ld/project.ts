import type {
  AggregateOffer,
  ApartmentComplex,
  FloorPlan,
  Offer,
  RealEstateListing,
  SingleFamilyResidence,
} from 'schema-dts';
import { hasArea, hasPrice } from '../../domain/project';
import {
  geoOf,
  imagesOf,
  organizationOf,
  urlOf,
  type DataContext,
  type SharedImage,
} from './json-ld';

/** A type of home as its project's page shows it. */
export interface UnitFacts {
  readonly name: string;
  readonly bedrooms: number | null;
  readonly livingArea: number | null;
  readonly priceConstruction: number | null;
  readonly sold: boolean;
}

/** A project as its page shows it. */
export interface ProjectFacts {
  readonly title: string;
  readonly summary: string | null;
  readonly address: string | null;
  readonly type: string;
  readonly sold: boolean;
  readonly priceConstruction: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly updatedAt: string | null;
  readonly image: SharedImage | null;
  readonly area: { readonly name: string } | null;
  readonly units: readonly UnitFacts[];
}

/** Prices are in US dollars (content model). */
const CURRENCY = 'USD';
/** UN/CEFACT code of square metres. */
const SQUARE_METRE = 'MTK';
const IN_STOCK = 'https://schema.org/InStock';
const SOLD_OUT = 'https://schema.org/SoldOut';

const floorPlan = ({ name, bedrooms, livingArea }: UnitFacts): FloorPlan => ({
  '@type': 'FloorPlan',
  name,
  ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
  ...(hasArea(livingArea) && {
    floorSize: { '@type': 'QuantitativeValue', value: livingArea, unitCode: SQUARE_METRE },
  }),
});

/** The offer of a project: the prices of what is for sale; of a sold-out one, that it is. */
function offerOf({
  sold,
  units,
  priceConstruction,
}: ProjectFacts): Offer | AggregateOffer | undefined {
  if (sold) return { '@type': 'Offer', availability: SOLD_OUT };
  const open = units.filter((unit) => !unit.sold);
  const prices = open.flatMap((unit) =>
    hasPrice(unit.priceConstruction) ? unit.priceConstruction : [],
  );
  if (prices.length > 0) {
    return {
      '@type': 'AggregateOffer',
      priceCurrency: CURRENCY,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      availability: IN_STOCK,
    };
  }
  if (!hasPrice(priceConstruction)) return undefined;
  return {
    '@type': 'AggregateOffer',
    priceCurrency: CURRENCY,
    lowPrice: priceConstruction,
    availability: IN_STOCK,
  };
}

/** What a project consists of, where it stands, and the plans of its homes. */
function homesOf(project: ProjectFacts, { company }: DataContext) {
  const { title, address, latitude, longitude, area } = project;
  return {
    name: title,
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      ...(area && { addressLocality: area.name }),
      ...(company.regionName && { addressRegion: company.regionName }),
      ...(company.regionCountry && { addressCountry: company.regionCountry }),
    },
    geo: geoOf(latitude, longitude),
    ...(project.units.length > 0 && { accommodationFloorPlan: project.units.map(floorPlan) }),
  } as const;
}

/** The listing of a project with its homes and prices. */
export function realEstateListing(project: ProjectFacts, context: DataContext): RealEstateListing {
  const homes = homesOf(project, context);
  const complex: SingleFamilyResidence | ApartmentComplex =
    project.type === 'villas'
      ? { '@type': 'SingleFamilyResidence', ...homes }
      : { '@type': 'ApartmentComplex', ...homes };
  const offer = offerOf(project);
  const url = urlOf(context, context.path);
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: project.title,
    inLanguage: context.language,
    provider: organizationOf(context),
    mainEntity: complex,
    image: imagesOf(context, project.image),
    ...(project.summary && { description: project.summary }),
    ...(project.updatedAt && { dateModified: project.updatedAt }),
    ...(offer && { offers: offer }),
  };
}

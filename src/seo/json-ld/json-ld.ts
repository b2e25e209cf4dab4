import type { Graph, Thing } from 'schema-dts';
import type { Language } from '../../i18n/locales';

/** Facts about the site and the page that structured data refers to. */
export interface DataContext {
  /** Origin of the site, no trailing slash. */
  siteUrl: string;
  /** Canonical path of the page. */
  path: string;
  /** Language of the text. */
  language: Language;
  company: CompanyFacts;
}

/** What the editors say about the company; null where they do not. */
export interface CompanyFacts {
  companyName: string;
  tagline: string | null;
  about: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  addressLocality: string | null;
  addressCountry: string | null;
  openingHours: string | null;
  latitude: number | null;
  longitude: number | null;
  regionName: string | null;
  regionCountry: string | null;
  whatsapp: string | null;
  telegram: string | null;
  instagram: string | null;
  youtube: string | null;
}

/** A picture by its path on the site. */
export interface SharedImage {
  readonly sharePath: string;
}

/** The logo, square; search engines take no SVG. */
export const LOGO_PATH = '/icon-512.png';

/** URL of a page or part of it. */
export const urlOf = ({ siteUrl }: Pick<DataContext, 'siteUrl'>, path: string): string =>
  siteUrl + path;

/** URLs of the pictures there are; nothing without one. */
export const imagesOf = (
  context: Pick<DataContext, 'siteUrl'>,
  ...images: readonly (SharedImage | null | undefined)[]
): string[] | undefined => {
  const urls = images.flatMap((image) => (image ? urlOf(context, image.sharePath) : []));
  return urls.length > 0 ? urls : undefined;
};

/** Coordinates, WGS 84; nothing where one is missing. */
export const geoOf = (latitude: number | null, longitude: number | null) =>
  latitude === null || longitude === null
    ? undefined
    : ({ '@type': 'GeoCoordinates', latitude, longitude } as const);

/** The company by name, as publisher, organiser or employer. */
export const organizationOf = (context: Pick<DataContext, 'siteUrl' | 'company'>) =>
  ({
    '@type': 'Organization',
    '@id': urlOf(context, '/#company'),
    name: context.company.companyName,
    url: urlOf(context, '/'),
    logo: urlOf(context, LOGO_PATH),
  }) as const;

/** Entities as one block of structured data. */
export const graphOf = (entities: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': entities,
});

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Serialises structured data for a `script` element: no text in it can end the element or begin a
 * comment.
 *
 * @example scriptText({ name: '</script>' }) // => '{"name":"\\u003c/script\\u003e"}'
 */
export const scriptText = (data: unknown): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');

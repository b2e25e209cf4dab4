import { isRecord } from '../../../src/utils/is-record';
import { indexablePages, type BuiltPage } from './built-site';
import { onIndexable, tagged, type Check } from './check';
import { attribute, textOf } from './markup';
import { vocabularyFaults } from './vocabulary';

type Thing = Readonly<Record<string, unknown>>;

/** Fields without which Google shows nothing of a type, and those that it asks for. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  RealEstateAgent: ['name', 'url', 'address'],
  WebSite: ['name', 'url'],
  RealEstateListing: ['name', 'url'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author'],
  Article: ['headline', 'datePublished', 'dateModified', 'author'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Event: ['name', 'startDate', 'location'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
};

/** Types that a page of a path has. */
const EXPECTED: ReadonlyArray<readonly [path: RegExp, types: readonly string[]]> = [
  [/^(?:\/(?:ru|ua))?\/?$/, ['RealEstateAgent', 'WebSite']],
  [/^(?:\/(?:ru|ua)(?=\/))?\/(?!(?:ru|ua)$).+/, ['BreadcrumbList']],
  [/\/news\/(?!page\/)[^/]+$/, ['NewsArticle']],
  [/\/articles\/(?!page\/)[^/]+$/, ['Article']],
  [/\/career\/[^/]+$/, ['JobPosting']],
];

const dataBlocks = (page: BuiltPage) =>
  tagged(page, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map(textOf);

/** All things in a value, at every depth. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isRecord(value)) return [];
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(thingsIn)];
}

const typesOf = (thing: Thing): string[] => [thing['@type']].flat().map(String);

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** A job has a place in a country, or says who may do it from afar. */
function jobFaults(thing: Thing): string[] {
  if (!typesOf(thing).includes('JobPosting')) return [];
  const places = thingsIn(thing.jobLocation).filter((part) => !isEmpty(part.addressCountry));
  const isRemote = thing.jobLocationType === 'TELECOMMUTE';
  return places.length > 0 || (isRemote && !isEmpty(thing.applicantLocationRequirements))
    ? []
    : ['JobPosting has no jobLocation with a country'];
}

const fieldFaults = (thing: Thing) => [
  ...typesOf(thing).flatMap((type) =>
    (REQUIRED[type] ?? [])
      .filter((field) => isEmpty(thing[field]))
      .map((field) => `${type} has no ${field}`),
  ),
  ...jobFaults(thing),
];

function read(block: string): { things: Thing[]; faults: string[] } {
  try {
    const value: unknown = JSON.parse(block);
    const isSchema = [value]
      .flat()
      .every(
        (thing) => isRecord(thing) && String(thing['@context']).startsWith('https://schema.org'),
      );
    return { things: thingsIn(value), faults: isSchema ? [] : ['its context is not schema.org'] };
  } catch {
    return { things: [], faults: ['JSON-LD that does not parse'] };
  }
}

const structuredData: Check = onIndexable((page) => {
  const blocks = dataBlocks(page).map(read);
  const things = blocks.flatMap((block) => block.things);
  const types = new Set(things.flatMap(typesOf));
  const expected = EXPECTED.flatMap(([path, names]) => (path.test(page.path) ? names : []));
  return [
    ...blocks.flatMap((block) => block.faults),
    ...things.flatMap(fieldFaults),
    ...expected.filter((type) => !types.has(type)).map((type) => `no ${type}`),
  ];
});

/** The things of a block that stand in no other. */
function outermost(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(outermost);
  if (!isRecord(value)) return [];
  if ('@graph' in value) return outermost(value['@graph']);
  const thing: Record<string, unknown> = { ...value };
  delete thing['@context'];
  return [thing];
}

const vocabulary: Check = (site) =>
  vocabularyFaults(
    indexablePages(site).flatMap((page) =>
      dataBlocks(page)
        .flatMap((block) => outermost(JSON.parse(block)))
        .map((thing) => ({ page: page.path, thing })),
    ),
  );

/** What search engines show besides titles; every list of faults is to be empty. */
export const STRUCTURED_DATA_CHECKS: Readonly<Record<string, Check>> = {
  'structured data with the fields that Google asks for': structuredData,
  'structured data in the vocabulary of schema.org': vocabulary,
};

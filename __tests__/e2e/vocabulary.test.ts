/** @jest-environment node */
import { vocabularyFaults } from '../../e2e/support/crawler/vocabulary';

const COMPILES_MS = 60_000;

const offer = { '@type': 'AggregateOffer', lowPrice: 1, priceCurrency: 'USD' };
const known = { '@type': 'RealEstateListing', name: 'A', url: 'https://a.example', offers: offer };

const FAULTY = {
  'a type that there is not': { '@type': 'Villa', name: 'A' },
  'a property of another type': { '@type': 'WebSite', name: 'A', lowPrice: 1 },
  'a property of another type further in': {
    '@type': 'WebSite',
    name: 'A',
    publisher: { '@type': 'Organization', bedrooms: 2 },
  },
  'a value of the wrong type': { '@type': 'AggregateOffer', lowPrice: { much: true } },
};

it(
  'finds what schema.org does not know, and nothing else',
  () => {
    const things = Object.entries({ known, ...FAULTY }).map(([page, thing]) => ({ page, thing }));
    const pages = vocabularyFaults(things).map((fault) => fault.split(':')[0]);
    expect(pages).toEqual(Object.keys(FAULTY));
  },
  COMPILES_MS,
);

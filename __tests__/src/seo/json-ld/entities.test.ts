/** @jest-environment node */
import {
  scriptText,
  graphOf,
  type CompanyFacts,
  type DataContext,
} from '../../../../src/seo/json-ld/json-ld';
import { jobPosting, type VacancyFacts } from '../../../../src/seo/json-ld/job-posting';
import { article, event } from '../../../../src/seo/json-ld/post';
import { realEstateListing, type ProjectFacts } from '../../../../src/seo/json-ld/project';
import { realEstateAgent, webSite } from '../../../../src/seo/json-ld/company';
import { saleOffer } from '../../../../src/seo/json-ld/offer';

const SITE = 'https://www.example.com';

const company: CompanyFacts = {
  companyName: 'Island',
  tagline: 'Villas by the sea',
  about: null,
  phone: '+380445550142',
  email: null,
  address: '8 Maple Street, Kyiv',
  addressLocality: 'Kyiv',
  addressCountry: 'UA',
  openingHours: null,
  latitude: 50.4,
  longitude: 30.5,
  regionName: 'Bali',
  regionCountry: 'ID',
  whatsapp: null,
  telegram: 'https://t.me/island',
  instagram: null,
  youtube: null,
};

const at = (path: string): DataContext => ({ siteUrl: SITE, path, language: 'en', company });

const unit = (name: string, priceConstruction: number | null, sold = false) => ({
  name,
  bedrooms: 2,
  livingArea: 128,
  priceConstruction,
  sold,
});

const project: ProjectFacts = {
  title: 'Teak House',
  summary: 'Fourteen villas.',
  address: '12 Teak Lane',
  type: 'villas',
  sold: false,
  priceConstruction: 250_000,
  latitude: -8.6,
  longitude: 115.1,
  updatedAt: '2026-11-02T10:00:00.000Z',
  image: { sharePath: '/static/teak.jpg' },
  area: { name: 'Berawa' },
  units: [unit('A', 298_000), unit('A2', 280_000, true), unit('B', 418_000), unit('C', null)],
};

const listing = (changes: Partial<ProjectFacts> = {}) =>
  realEstateListing({ ...project, ...changes }, at('/projects/teak-house'));

describe('a project', () => {
  it('offers what is for sale, at the prices of its open homes', () => {
    expect(listing()).toMatchObject({
      '@type': 'RealEstateListing',
      url: `${SITE}/projects/teak-house`,
      image: [`${SITE}/static/teak.jpg`],
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'USD',
        lowPrice: 298_000,
        highPrice: 418_000,
        offerCount: 2,
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('says that it is sold out, without a price', () => {
    expect(listing({ sold: true })).toMatchObject({
      offers: { '@type': 'Offer', availability: 'https://schema.org/SoldOut' },
    });
  });

  it('has the lowest price alone where its homes have none', () => {
    expect(listing({ units: [] })).toMatchObject({ offers: { lowPrice: 250_000 } });
  });

  it('offers nothing where the price is on request', () => {
    expect(listing({ units: [unit('A', null)], priceConstruction: 0 })).not.toHaveProperty(
      'offers',
    );
  });

  it.each([
    ['villas', 'SingleFamilyResidence'],
    ['apartments', 'ApartmentComplex'],
    ['one_room_apartments', 'ApartmentComplex'],
  ])('of %s is a %s on the island, with the plans of its homes', (type, entity) => {
    expect(listing({ type }).mainEntity).toMatchObject({
      '@type': entity,
      address: { addressLocality: 'Berawa', addressRegion: 'Bali', addressCountry: 'ID' },
      geo: { latitude: -8.6, longitude: 115.1 },
      accommodationFloorPlan: [
        {
          '@type': 'FloorPlan',
          name: 'A',
          numberOfBedrooms: 2,
          floorSize: { value: 128, unitCode: 'MTK' },
        },
        { name: 'A2' },
        { name: 'B' },
        { name: 'C' },
      ],
    });
  });

  it('leaves out what is not known', () => {
    const bare = JSON.stringify(
      listing({
        latitude: null,
        area: null,
        address: null,
        image: null,
        updatedAt: null,
        summary: null,
        units: [],
      }),
    );
    expect(bare).not.toMatch(
      /geo|addressLocality|streetAddress|image|dateModified|description|null/,
    );
  });
});

describe('the company', () => {
  it('is a real estate agent with its address and profiles', () => {
    expect(realEstateAgent(at('/'), [{ name: 'Berawa' }], null)).toMatchObject({
      '@type': 'RealEstateAgent',
      '@id': `${SITE}/#company`,
      name: 'Island',
      address: {
        streetAddress: '8 Maple Street, Kyiv',
        addressLocality: 'Kyiv',
        addressCountry: 'UA',
      },
      areaServed: [{ name: 'Berawa' }],
      sameAs: ['https://t.me/island'],
    });
  });

  it('has a site with its name', () => {
    expect(webSite(at('/ru'))).toMatchObject({
      '@type': 'WebSite',
      name: 'Island',
      url: `${SITE}/ru`,
    });
  });
});

const post = {
  title: 'An evening in Lviv',
  summary: 'Two hours.',
  publishedAt: '2026-09-10',
  updatedAt: '2026-09-12T08:00:00.000Z',
  image: { sharePath: '/static/evening.jpg' },
};

describe('a text', () => {
  it('has its author and its days', () => {
    expect(article('NewsArticle', post, at('/news/evening'))).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'An evening in Lviv',
      datePublished: '2026-09-10',
      dateModified: '2026-09-12T08:00:00.000Z',
      author: { name: 'Island' },
      mainEntityOfPage: `${SITE}/news/evening`,
    });
  });

  it('has its own author where one is named', () => {
    const written = { ...post, author: { name: 'Daryna' } };
    expect(article('Article', written, at('/articles/x'))).toMatchObject({
      author: { '@type': 'Person', name: 'Daryna' },
    });
  });

  it('was not changed before it was published', () => {
    const early = { ...post, updatedAt: '2026-09-01T08:00:00.000Z' };
    expect(article('Article', early, at('/articles/x'))).toMatchObject({
      dateModified: '2026-09-10',
    });
  });

  it('cuts a headline that is too long', () => {
    const long = { ...post, title: 'x'.repeat(200) };
    expect(article('Article', long, at('/articles/x'))).toMatchObject({
      headline: 'x'.repeat(110),
    });
  });
});

describe('an event', () => {
  const news = {
    ...post,
    eventStart: '2026-09-24',
    eventEnd: null,
    eventPlace: 'Lviv',
    eventCountry: 'UA',
  };

  it('has its day and place', () => {
    expect(event(news, at('/news/evening'))).toMatchObject({
      '@type': 'Event',
      name: 'An evening in Lviv',
      startDate: '2026-09-24',
      endDate: '2026-09-24',
      location: { name: 'Lviv', address: { addressCountry: 'UA' } },
    });
  });

  it.each([{ eventStart: null }, { eventPlace: null }, { eventPlace: '' }])(
    'is none without %j',
    (changes) => expect(event({ ...news, ...changes }, at('/news/evening'))).toBeUndefined(),
  );
});

it('an offer has its last day and the projects that take part', () => {
  const sale = {
    title: 'Five percent off',
    summary: null,
    validUntil: '2027-02-28',
    image: null,
    projects: [{ slug: 'teak-house', title: 'Teak House' }],
  };
  expect(saleOffer(sale, at('/ua/sales/five'), 'ua')).toMatchObject({
    '@type': 'Offer',
    validThrough: '2027-02-28',
    itemOffered: [{ name: 'Teak House', url: `${SITE}/ua/projects/teak-house` }],
  });
});

const vacancy: VacancyFacts = {
  slug: 'site-engineer',
  title: 'Site engineer',
  summary: 'Concrete and people.',
  body: '<p>What you will do.</p>',
  employment: 'full_time',
  publishedAt: '2026-11-03',
  validThrough: '2027-01-31',
  remote: false,
  country: 'ID',
  locality: 'Pererenan',
  salaryFrom: 1400,
  salaryTo: 1900,
};

describe('a vacancy', () => {
  const posting = (changes: Partial<VacancyFacts> = {}) =>
    jobPosting({ ...vacancy, ...changes }, at('/career/site-engineer'));

  it('is complete', () => {
    expect(posting()).toMatchObject({
      '@type': 'JobPosting',
      title: 'Site engineer',
      description: '<p>Concrete and people.</p>\n<p>What you will do.</p>',
      datePosted: '2026-11-03',
      validThrough: '2027-01-31',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Island' },
      jobLocation: { address: { addressLocality: 'Pererenan', addressCountry: 'ID' } },
      baseSalary: { currency: 'USD', value: { minValue: 1400, maxValue: 1900, unitText: 'MONTH' } },
    });
  });

  it('may be done from home', () => {
    const remote = posting({ remote: true, locality: null, country: 'UA' });
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'UA' },
    });
    expect(remote).not.toHaveProperty('jobLocation');
  });

  it('has one salary, or none', () => {
    expect(posting({ salaryTo: null })).toMatchObject({ baseSalary: { value: { value: 1400 } } });
    expect(posting({ salaryFrom: null })).not.toHaveProperty('baseSalary');
  });

  it.each([{ country: null }, { locality: null }, { summary: null, body: null }])(
    'is not stated without %j',
    (changes) => expect(posting(changes)).toBeUndefined(),
  );
});

describe('a block', () => {
  it('cannot end its element, whatever editors write', () => {
    const text = scriptText(graphOf([{ '@type': 'Place', name: '</script><!-- & \u2028' }]));
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Place', name: '</script><!-- & \u2028' }],
    });
  });
});

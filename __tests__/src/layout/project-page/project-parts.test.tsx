import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PageParts } from '../../../../src/layout/page-parts/page-parts';
import {
  projectPartIds,
  projectParts,
  shownProjectParts,
} from '../../../../src/layout/project-page/project-parts';
import { renderIn } from '../../../support/render';

jest.mock('../../../../src/hooks/use-map-content', () => ({
  useMapContent: () => ({ pins: [], regions: [], landmarks: [] }),
}));
jest.mock('../../../../src/hooks/use-proof');

type Parts = ComponentProps<typeof PageParts<Parameters<typeof projectPartIds>[0]>>['page'];
type Project = Parts['project'];

const image: Project['gallery'][number] = {
  alt: 'A pool',
  isVisualisation: false,
  gatsbyImageData: {
    layout: 'constrained',
    width: 720,
    height: 480,
    images: { fallback: { src: '/pool.jpg' }, sources: [] },
  },
};

const scenario = (name: string) => ({
  scenario: name,
  costPerDay: 100,
  occupancy: 60,
  managementFee: 20,
  tax: 5,
});

const EMPTY: Project = {
  slug: 'teak-house',
  title: 'Teak House',
  sold: false,
  deadline: null,
  leaseUntil: null,
  paymentStages: [],
  homes: [],
  sitePlan: null,
  body: null,
  contentLocale: 'en',
  priceConstruction: null,
  gallery: [],
  units: [],
  forecast: [],
  locationText: null,
  investorsText: null,
  presentation: null,
  address: null,
  latitude: null,
  longitude: null,
  area: null,
  permit: null,
  supervisor: null,
  stages: [],
  results: [],
};

const CONTEXT = { locale: 'ua', others: [], today: '2026-11-23' } as const;

const other = (slug: string): Queries.ProjectCardFragment => ({
  slug,
  title: slug,
  contentLocale: 'en',
  type: 'villas',
  sold: false,
  priceConstruction: null,
  deadline: null,
  area: null,
  units: [],
  homes: [],
  forecast: [],
  image: null,
});

const parts = (project: Partial<Project> = {}, others: Parts['others'] = []): Parts => ({
  project: { ...EMPTY, ...project },
  lang: undefined,
  others,
  rates: null,
  today: '2026-11-23',
});

const ids = (...args: Parameters<typeof parts>) => projectPartIds(parts(...args));

describe("the parts of a project's page", () => {
  it.each<[string, Partial<Project>, string[]]>([
    ['nothing', {}, []],
    ['an empty text', { body: '' }, []],
    ['a text', { body: '<p>Calm.</p>' }, ['complex']],
    ['an address', { address: '12 Lane' }, ['location']],
    ['a text of the place', { locationText: '<p>A lane.</p>' }, ['location']],
    ['pictures', { gallery: [image] }, ['album']],
    ['a text for investors', { investorsText: '<p>Leasehold.</p>' }, ['investors']],
    ['a presentation', { presentation: { size: 1, publicPath: '/a.pdf' } }, ['investors']],
    ['a scenario', { forecast: [scenario('realistic')] }, ['forecast']],
    ['no scenario that is known', { forecast: [scenario('utopian')] }, []],
    [
      'a stage',
      { stages: [{ date: '2026-01-01', state: 'done', title: 'Roof', text: null }] },
      ['construction'],
    ],
    ['coordinates', { latitude: -8.6, longitude: 115.1 }, ['map']],
    ['half of its coordinates', { latitude: -8.6 }, []],
    ['coordinates off the globe', { latitude: 200, longitude: 10 }, []],
  ])('of a project with %s', (_, project, expected) => {
    expect(ids(project)).toEqual(expected);
  });

  it('stand on the page under the names that the menu leads to, in its order', () => {
    const page = parts(
      {
        body: '<p>Calm.</p>',
        address: '12 Lane',
        gallery: [image],
        forecast: [scenario('optimistic'), scenario('pessimistic')],
        investorsText: '<p>Leasehold.</p>',
        latitude: -8.6,
        longitude: 115.1,
      },
      [other('stone-garden')],
    );
    const { container } = renderIn('en', <PageParts parts={shownProjectParts(page)} page={page} />);
    const shown = [...container.querySelectorAll('section[id]')].map(({ id }) => id);
    expect(shown).toEqual(projectPartIds(page));
    expect(shown).toEqual([
      'complex',
      'location',
      'investors',
      'forecast',
      'album',
      'map',
      'others',
    ]);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Pessimistic',
      'Optimistic',
    ]);
  });

  it('of a project that is sold out begin with its results and those like it, without a forecast', () => {
    const page = parts(
      {
        sold: true,
        body: '<p>Calm.</p>',
        investorsText: '<p>All are sold.</p>',
        forecast: [scenario('realistic')],
      },
      [other('teak-house')],
    );
    expect(projectPartIds(page)).toEqual(['investors', 'others', 'complex']);
    renderIn('en', <PageParts parts={shownProjectParts(page)} page={page} />);
    expect(screen.getByRole('region', { name: 'Similar homes for sale' })).toBeInTheDocument();
  });

  it('show a picture before the place and one before the investors where there are enough', () => {
    const gallery = ['a', 'b', 'c', 'd'].map((alt) => ({ ...image, alt }));
    const texts = { address: '12 Lane', investorsText: '<p>Leasehold.</p>' };
    const shownBetween = (count: number) => {
      const page = parts({ ...texts, gallery: gallery.slice(0, count) });
      const { container, unmount } = renderIn(
        'en',
        <PageParts parts={shownProjectParts(page)} page={page} />,
      );
      const pictures = [...container.querySelectorAll<HTMLImageElement>(':scope > div img')];
      unmount();
      return pictures.map(({ alt }) => alt);
    };
    expect(shownBetween(2)).toEqual([]);
    expect(shownBetween(3)).toEqual(['c']);
    expect(shownBetween(4)).toEqual(['d', 'c']);
  });

  it('lead on to the other projects in the order that was planned', () => {
    const data = {
      project: EMPTY,
      rates: null,
      otherProjects: { nodes: [other('near'), other('far')] },
    };
    const page = projectParts(data, { ...CONTEXT, others: ['far', 'near', 'gone'] });
    expect(page?.others.map(({ slug }) => slug)).toEqual(['far', 'near']);
    expect(page?.lang).toBe('en');
    expect(projectParts({ ...data, project: null }, CONTEXT)).toBeNull();
  });
});

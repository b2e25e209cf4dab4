import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { HOME_PARTS, type HomePageParts } from '../../../../src/layout/home-page/home-parts';
import { PageParts } from '../../../../src/layout/page-parts/page-parts';
import { renderIn } from '../../../support/render';

jest.mock('../../../../src/hooks/use-map-content', () => ({
  useMapContent: () => ({ pins: [], regions: [], landmarks: [] }),
}));
jest.mock('../../../../src/hooks/use-proof');

type Offer = HomePageParts['offer']['nodes'][number];

const NOTHING: ComponentProps<typeof PageParts<HomePageParts>>['page'] = {
  page: null,
  locale: 'en',
  projects: { nodes: [] },
  offer: { nodes: [] },
  areas: { nodes: [] },
  sales: { nodes: [] },
  island: { blocks: [] },
  team: { nodes: [] },
  news: { nodes: [] },
  articles: { nodes: [] },
};

const offer = (slug: string, overrides: Partial<Offer> = {}): Offer => ({
  slug,
  title: slug,
  sold: false,
  priceConstruction: 120_000,
  deadline: null,
  forecast: [{ scenario: 'realistic', costPerDay: 100, occupancy: 60, managementFee: 20, tax: 5 }],
  ...overrides,
});

const post = (slug: string): HomePageParts['news']['nodes'][number] => ({
  slug,
  title: slug,
  summary: null,
  publishedAt: '2026-11-05',
  contentLocale: 'en',
  image: null,
});

const show = (page: Partial<HomePageParts>) =>
  renderIn('en', <PageParts parts={HOME_PARTS} page={{ ...NOTHING, ...page }} />).container;

describe('the parts of the home page', () => {
  it('are none where there is nothing to show', () => {
    expect(show({})).toBeEmptyDOMElement();
    expect(HOME_PARTS.some(({ isShown }) => isShown(NOTHING))).toBe(false);
  });

  it('reckon with the first project that can be bought at a known price', () => {
    const sold = offer('sold', { sold: true });
    const onRequest = offer('on-request', { priceConstruction: null });
    const withoutForecast = offer('no-forecast', { forecast: [] });
    show({ offer: { nodes: [sold, onRequest, withoutForecast, offer('this-one')] } });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/projects/this-one#forecast');
  });

  it('lead from news and articles to their lists', () => {
    show({ news: { nodes: [post('opening')] }, articles: { nodes: [post('leasehold')] } });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/news',
      '/news/opening',
      '/articles',
      '/articles/leasehold',
    ]);
  });

  it('show four figures about the island', () => {
    const blocks = ['1', '2', '3', '4', '5'].map((value) => ({
      title: `Figure ${value}`,
      text: null,
      value,
      source: null,
    }));
    show({ island: { blocks } });
    expect(screen.getByText('4')).toBeInTheDocument();
    expect(screen.queryByText('5')).not.toBeInTheDocument();
  });
});

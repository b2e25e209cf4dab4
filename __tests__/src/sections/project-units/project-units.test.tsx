import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { Locale } from '../../../../src/i18n/locales';
import { ProjectUnits } from '../../../../src/sections/project-units/project-units';
import { renderIn } from '../../../support/render';

const unit = (
  overrides: Partial<Queries.ProjectUnitRowFragment> = {},
): Queries.ProjectUnitRowFragment => ({
  name: 'A1',
  kind: 'villa',
  bedrooms: 3,
  floors: 2,
  landArea: 420.5,
  livingArea: 180,
  kitchenArea: 24,
  bathroomArea: 16,
  bedroomArea: 60,
  priceConstruction: 189_000,
  priceCompleted: 222_000,
  sold: false,
  rooms: [],
  plan: null,
  ...overrides,
});

const NOTHING_KNOWN = {
  bedrooms: null,
  floors: null,
  landArea: null,
  livingArea: null,
  kitchenArea: null,
  bathroomArea: null,
  bedroomArea: null,
  priceConstruction: null,
  priceCompleted: null,
};

type Project = ComponentProps<typeof ProjectUnits>['project'];

const PROJECT: Project = { slug: 'teak-house', title: 'Teak House', homes: [], sitePlan: null };

const image: NonNullable<Queries.ProjectUnitRowFragment['plan']>['gatsbyImageData'] = {
  layout: 'constrained',
  width: 960,
  height: 400,
  images: { fallback: { src: '/plan.png' }, sources: [] },
};

const home = (number: string, type: string, status: string) => ({
  number,
  unit: type,
  status,
  outline: '1,1 9,1 9,9 1,9',
});

const PLANNED: Project = {
  ...PROJECT,
  sitePlan: { width: 1200, height: 500, gatsbyImageData: image },
  homes: [home('1', 'A1', 'available'), home('2', 'A1', 'sold'), home('3', 'B1', 'reserved')],
};

const show = (
  units: readonly Queries.ProjectUnitRowFragment[],
  project: Project = PROJECT,
  locale: Locale = 'en',
) => renderIn(locale, <ProjectUnits id="apartments" project={project} units={units} />);

const rows = () => screen.getAllByRole('listitem').filter((item) => item.id.startsWith('home-'));
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/gu, ' ');
const figures = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
const names = () => rows().map((row) => row.id.replace('home-', ''));

describe('ProjectUnits', () => {
  it('says a type in one line, with its price and status', () => {
    show([unit()]);
    const [row] = rows();
    for (const text of ['Villa A1', '3 bedrooms · 180 m² · land 420.5 m²', '$189,000', 'Available'])
      expect(plain(row?.querySelector('summary')?.textContent)).toContain(text);
  });

  it('has the counts apart from the areas, each area with its unit', () => {
    show([unit()]);
    expect(figures()).toEqual([
      ['Bedrooms', '3'],
      ['Floors', '2'],
      ['Land, m²', '420.5'],
      ['Living area, m²', '180'],
      ['Kitchen, m²', '24'],
      ['Bathrooms, m²', '16'],
      ['Bedroom area, m²', '60'],
    ]);
  });

  it('shows a ground floor and a studio, and takes an area of 0 as not known', () => {
    show([unit({ ...NOTHING_KNOWN, floors: 0, bedrooms: 0, landArea: 0, livingArea: 30 })]);
    expect(figures()).toEqual([
      ['Bedrooms', '0'],
      ['Floors', '0'],
      ['Living area, m²', '30'],
    ]);
    expect(plain(rows()[0]?.textContent)).toContain('Studio · 30 m²');
  });

  it.each([null, 0])('takes a price of %p as on request', (price) => {
    show([unit({ ...NOTHING_KNOWN, priceConstruction: price })]);
    expect(rows()[0]).toHaveTextContent('Price on request');
  });

  it('has what is sold last, and nobody can ask about it', () => {
    show([unit({ sold: true }), unit({ name: 'B1' })]);
    expect(names()).toEqual(['B1', 'A1']);
    expect(rows()[1]).toHaveTextContent('Sold');
    expect(
      screen.getAllByRole('link', { name: /Ask about/ }).map(({ textContent }) => textContent),
    ).toEqual(['Ask about Villa B1']);
  });

  it('counts what is left of a type', () => {
    show([unit(), unit({ name: 'B1' })], PLANNED);
    expect(rows()[0]).toHaveTextContent('1 of 2 left');
    expect(rows()[1]).toHaveTextContent('Reserved');
  });

  it('shows only what is available where that is asked for, and says how many', async () => {
    show([unit({ sold: true }), unit({ name: 'B1' }), unit({ name: 'B2' })]);
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
    const filter = screen.getByRole('checkbox', { name: 'Available only' });
    await userEvent.click(filter);
    expect(names()).toEqual(['B1', 'B2']);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
    await userEvent.click(filter);
    expect(names()).toHaveLength(3);
  });

  it.each<[string, boolean]>([
    ['everything is sold', true],
    ['everything is available', false],
  ])('has no filter where %s', (_, sold) => {
    show([unit({ sold }), unit({ name: 'B1', sold })]);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('names the rooms of a plan in the language of the page', () => {
    const rooms = [{ number: '1', kind: 'living', area: 28.5 }];
    const plan = { alt: 'План', gatsbyImageData: image };
    show([unit({ rooms, plan, kind: 'one_room_apartment' })], PROJECT, 'ua');
    expect(plain(rows()[0]?.textContent)).toContain('1 Вітальня, 28,5 м²');
    expect(rows()[0]).toHaveTextContent('Однокімнатні апартаменти A1');
    expect(
      screen.getByRole('link', { name: 'Планування: Однокімнатні апартаменти A1' }),
    ).toHaveAttribute('href', '/plan.png');
  });

  it('takes a home into the comparison', async () => {
    show([unit()]);
    const button = screen.getByRole('button', { name: 'Compare: Teak House, Villa A1' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Open the comparison' })).toHaveAttribute(
      'href',
      '/compare?home=teak-house.A1',
    );
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the site plan', () => {
  const units = [unit(), unit({ name: 'B1' })];

  it.each<[string, Project]>([
    ['no plan', { ...PLANNED, sitePlan: null }],
    ['no homes', { ...PLANNED, homes: [] }],
  ])('is not there with %s', (_, project) => {
    show(units, project);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('says the status of each home in words and counts them', () => {
    show(units, PLANNED);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Home 1, type A1, Available',
      'Home 2, type A1, Sold',
      'Home 3, type B1, Reserved',
    ]);
    for (const text of ['Available: 1', 'Reserved: 1', 'Sold: 1'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('shows the home that is picked and unfolds its row', async () => {
    show(units, PLANNED);
    await userEvent.click(screen.getByRole('radio', { name: /Home 3/ }));
    const said = screen
      .getAllByRole('status')
      .find(({ textContent }) => textContent?.includes('No. 3'));
    expect(said).toHaveTextContent('No. 3, Villa B1');
    expect(
      within(said as HTMLElement).getByRole('link', { name: 'Villa B1 in the list' }),
    ).toHaveAttribute('href', '#home-B1');
    expect(rows()[1]?.querySelector('details')?.open).toBe(true);
    expect(rows()[0]?.querySelector('details')?.open).toBe(false);
  });

  it('offers no request for a home that is sold', async () => {
    show(units, PLANNED);
    await userEvent.click(screen.getByRole('radio', { name: /Home 2/ }));
    expect(screen.queryByRole('link', { name: 'Ask about this home' })).not.toBeInTheDocument();
  });
});

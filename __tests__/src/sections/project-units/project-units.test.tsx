import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);
const columns = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent?.trim());

describe('ProjectUnits', () => {
  it('shows the figures of a type under their columns', () => {
    renderIn('en', <ProjectUnits units={[unit()]} />);
    expect(screen.getByRole('rowheader', { name: 'Villa A1' })).toBeInTheDocument();
    expect(columns()).toEqual([
      'Type',
      'Bedrooms',
      'Floors',
      'Land',
      'Living area',
      'Kitchen',
      'Bathrooms',
      'Bedroom area',
      'Price at the construction stage',
      'Price after completion',
    ]);
    expect(cells()).toEqual(['3', '2', '420.5', '180', '24', '16', '60', '$189,000', '$222,000']);
  });

  it('says what an area counts where its figure stands alone on a phone', () => {
    renderIn('en', <ProjectUnits units={[unit()]} />);
    expect(screen.getAllByRole('cell').map((cell) => cell.dataset.label)).toEqual([
      'Bedrooms',
      'Floors',
      'Land, m²',
      'Living area, m²',
      'Kitchen, m²',
      'Bathrooms, m²',
      'Bedroom area, m²',
      'Price at the construction stage',
      'Price after completion',
    ]);
  });

  it('leaves out what it knows of no type', () => {
    const units = [
      unit({ ...NOTHING_KNOWN, livingArea: 28 }),
      unit({ ...NOTHING_KNOWN, name: 'A2', bedrooms: 1 }),
    ];
    renderIn('en', <ProjectUnits units={units} />);
    expect(columns()).toEqual([
      'Type',
      'Bedrooms',
      'Living area',
      'Price at the construction stage',
    ]);
    expect(cells()).toEqual(['—', '28', 'Price on request', '1', '—', 'Price on request']);
  });

  it('shows a ground floor and a studio, and takes an area of 0 as not known', () => {
    const units = [
      unit({ ...NOTHING_KNOWN, floors: 0, bedrooms: 0, landArea: 0, livingArea: 0 }),
      unit({ ...NOTHING_KNOWN, name: 'A2', livingArea: 30 }),
    ];
    renderIn('en', <ProjectUnits units={units} />);
    expect(columns()).toEqual([
      'Type',
      'Bedrooms',
      'Floors',
      'Living area',
      'Price at the construction stage',
    ]);
    expect(cells()).toEqual([
      ...['0', '0', '—', 'Price on request'],
      ...['—', '—', '30', 'Price on request'],
    ]);
  });

  it.each([null, 0])('takes a price of %p as on request', (price) => {
    renderIn('en', <ProjectUnits units={[unit({ ...NOTHING_KNOWN, priceConstruction: price })]} />);
    expect(cells()).toEqual(['Price on request']);
  });

  it('marks what is sold', () => {
    renderIn('en', <ProjectUnits units={[unit({ sold: true }), unit({ name: 'B1' })]} />);
    expect(names()).toEqual(['Villa A1 Sold', 'Villa B1']);
  });

  it('shows only what is available where that is asked for, and says how many', async () => {
    const units = [unit({ sold: true }), unit({ name: 'B1' }), unit({ name: 'B2' })];
    renderIn('en', <ProjectUnits units={units} />);
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
    const filter = screen.getByRole('checkbox', { name: 'Available only' });
    await userEvent.click(filter);
    expect(names()).toEqual(['Villa B1', 'Villa B2']);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
    await userEvent.click(filter);
    expect(names()).toHaveLength(3);
  });

  it.each<[string, boolean]>([
    ['everything is sold', true],
    ['everything is available', false],
  ])('has no filter where %s', (_, sold) => {
    renderIn('en', <ProjectUnits units={[unit({ sold }), unit({ name: 'B1', sold })]} />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('speaks the language of the page', () => {
    renderIn('ua', <ProjectUnits units={[unit({ kind: 'one_room_apartment', landArea: null })]} />);
    expect(
      screen.getByRole('rowheader', { name: 'Однокімнатні апартаменти A1' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAccessibleName(/Площі у квадратних метрах/);
  });

  it('keeps the order of the editors', () => {
    renderIn('en', <ProjectUnits units={['B', 'A', 'C'].map((name) => unit({ name }))} />);
    expect(names()).toEqual(['Villa B', 'Villa A', 'Villa C']);
  });

  it('is not there where there are none', () => {
    const { container } = renderIn('en', <ProjectUnits units={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

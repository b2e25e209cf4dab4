import { screen } from '@testing-library/react';
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
  sold: false,
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
};

const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);

describe('ProjectUnits', () => {
  it('shows the figures of a type under their columns', () => {
    renderIn('en', <ProjectUnits units={[unit()]} />);
    expect(screen.getByRole('rowheader', { name: 'Villa A1' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Type',
      'Bedrooms',
      'Floors',
      'Land',
      'Living area',
      'Kitchen',
      'Bathrooms',
      'Bedroom area',
      'Price',
      'Availability',
    ]);
    expect(cells()).toEqual(['3', '2', '420.5', '180', '24', '16', '60', '$189,000', 'Available']);
  });

  it('says what is not known, and that the price is on request', () => {
    renderIn('en', <ProjectUnits units={[unit({ ...NOTHING_KNOWN, sold: true })]} />);
    expect(cells()).toEqual(['—', '—', '—', '—', '—', '—', '—', 'Price on request', 'Sold']);
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
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Villa B',
      'Villa A',
      'Villa C',
    ]);
  });

  it('is not there where there are none', () => {
    const { container } = renderIn('en', <ProjectUnits units={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

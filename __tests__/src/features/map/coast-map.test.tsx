import { screen, within } from '@testing-library/react';
import { CoastMap } from '../../../../src/features/map/coast-map';
import { renderIn } from '../../../support/render';

jest.mock('../../../../src/hooks/use-map-content', () => ({
  useMapContent: () => ({
    pins: [
      {
        name: 'Teak House',
        latitude: -8.662,
        longitude: 115.1397,
        to: '/projects/teak',
        detail: 'Berawa',
      },
      { name: 'Stone Garden', latitude: -8.6402, longitude: 115.1232, to: '/projects/stone' },
      { name: 'Elsewhere', latitude: 40, longitude: 10, to: '/projects/elsewhere' },
    ],
    regions: [{ name: 'Berawa', latitude: -8.6585, longitude: 115.1437, to: '/areas/berawa' }],
    landmarks: [{ name: 'Airport', kind: 'airport', latitude: -8.7467, longitude: 115.1669 }],
  }),
}));

describe('CoastMap', () => {
  const map = () => screen.getByRole('group', { name: /Drawn map of the coast with 3 projects/ });

  it('leads to projects and areas from the drawing', () => {
    renderIn('en', <CoastMap />);
    const links = within(map()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/areas/berawa',
      '/projects/teak',
      '/projects/stone',
    ]);
  });

  it('shows on the small map of the island what lies beyond the coast', () => {
    renderIn('en', <CoastMap />);
    expect(within(map()).getByText('Airport')).toBeInTheDocument();
  });

  it('lists all projects under the numbers of their pins', () => {
    renderIn('ua', <CoastMap />);
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Teak HouseBerawa',
      'Stone Garden',
      'Elsewhere',
    ]);
    expect(within(items[1] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/ua/projects/stone',
    );
  });
});

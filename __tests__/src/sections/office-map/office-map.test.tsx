import { screen } from '@testing-library/react';
import { useSiteSettings } from '../../../../src/hooks/use-site-settings';
import { OfficeMap } from '../../../../src/sections/office-map/office-map';
import { renderIn } from '../../../support/render';
import { siteSettings } from '../../../support/site-settings';

jest.mock('../../../../src/hooks/use-site-settings');
jest.mock('../../../../src/hooks/use-map-content', () => ({
  useMapContent: () => ({ pins: [], regions: [], landmarks: [] }),
}));

const OFFICE = {
  latitude: 50.4497,
  longitude: 30.5236,
  address: '1 Square',
  directions: 'Through the yard',
  openingHours: '9–18',
};

const show = (overrides: Parameters<typeof siteSettings>[0]) => {
  jest.mocked(useSiteSettings).mockReturnValue(siteSettings(overrides));
  return renderIn('en', <OfficeMap />);
};

describe('OfficeMap', () => {
  it('shows where the office is, its address and hours', () => {
    show(OFFICE);
    expect(screen.getByRole('region', { name: 'Where to find us' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: /Drawing of where Island lies/ })).toBeInTheDocument();
    expect(screen.getByText('1 Square')).toBeInTheDocument();
    expect(screen.getByText('Through the yard')).toBeInTheDocument();
    expect(screen.getByText('9–18')).toBeInTheDocument();
  });

  it('leads to a map elsewhere', () => {
    show(OFFICE);
    expect(screen.getByRole('link').getAttribute('href')).toContain('mlat=50.4497&mlon=30.5236');
  });

  it.each([{}, { latitude: 50.4 }, { latitude: 95, longitude: 30 }])(
    'is not there for %p',
    (place) => {
      expect(show(place).container).toBeEmptyDOMElement();
    },
  );
});

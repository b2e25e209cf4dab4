import { screen } from '@testing-library/react';
import { ProjectLocation } from '../../../../src/sections/project-location/project-location';
import { ProjectMap } from '../../../../src/sections/project-location/project-map';
import { renderIn } from '../../../support/render';

jest.mock('../../../../src/hooks/use-map-content', () => ({
  useMapContent: () => ({ pins: [], regions: [], landmarks: [] }),
}));

const area = {
  name: 'Berawa',
  summary: 'Closest to the airport.',
  contentLocale: 'en',
  beachMinutes: 5,
  airportMinutes: 35,
  schoolMinutes: null,
};

const project = {
  slug: 'teak-house',
  title: 'Teak House',
  contentLocale: 'en',
  locationText: '<p>A quiet lane.</p>',
  address: '12 Lane',
  latitude: -8.6583,
  longitude: 115.1402,
  area: area as typeof area | null,
};

const NOWHERE = { latitude: null, longitude: null };

describe('ProjectLocation', () => {
  it('tells of the place and leaves the ways to the map', () => {
    renderIn('en', <ProjectLocation id="location" project={project} />);
    expect(screen.getByText('A quiet lane.')).toBeInTheDocument();
    expect(screen.getByText('Berawa')).toBeInTheDocument();
    expect(screen.queryByText('35 minutes by car')).not.toBeInTheDocument();
  });

  it('says itself how far things are where there will be no map', () => {
    renderIn('en', <ProjectLocation id="location" project={{ ...project, ...NOWHERE }} />);
    expect(screen.getByText('35 minutes by car')).toBeInTheDocument();
    expect(screen.getByText('12 Lane')).toBeInTheDocument();
  });

  it('tells of the area where the editors wrote nothing of the place', () => {
    renderIn('en', <ProjectLocation id="location" project={{ ...project, locationText: null }} />);
    expect(screen.getByText('Closest to the airport.')).toBeInTheDocument();
  });
});

describe('ProjectMap', () => {
  it('shows where it is, the address, and the ways that are known', () => {
    renderIn('ua', <ProjectMap id="map" project={project} />);
    expect(screen.getByRole('group', { name: /Схема.*Teak House/ })).toBeInTheDocument();
    expect(screen.getByText('12 Lane')).toBeInTheDocument();
    expect(screen.getByText('5 хвилин автівкою')).toBeInTheDocument();
    expect(screen.getAllByRole('term')).toHaveLength(3);
  });

  it('leads to a map elsewhere', () => {
    renderIn('en', <ProjectMap id="map" project={project} />);
    expect(screen.getByRole('link').getAttribute('href')).toContain('mlat=-8.6583&mlon=115.1402');
  });
});

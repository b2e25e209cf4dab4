// The recipe “Another map provider” of CONTRIBUTING: three variables, and no line of code.
import { OTHER_PROVIDER } from '../support/other-map-provider';
import { screen } from '@testing-library/react';
import { securityHeaders } from '../../src/node/host-headers';
import { readBuildEnv } from '../../src/config/env';
import { openLiveMap } from '../../src/features/map/live-map';
import { MapBlock } from '../../src/features/map/map-block';
import { HEADER_OPTIONS } from '../support/header-options';
import { renderIn } from '../support/render';

const place = { name: 'Teak House', latitude: -8.6583, longitude: 115.1402 };

function openMap(): HTMLElement {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: 600 });
  Object.defineProperty(element, 'clientHeight', { value: 400 });
  document.body.append(element);
  openLiveMap(element, {
    place,
    label: '',
    zoomInLabel: '',
    zoomOutLabel: '',
    onReady: jest.fn(),
    onUnavailable: jest.fn(),
  });
  return element;
}

afterEach(() => document.body.replaceChildren());

/** Whether a source of a policy lets an address through. */
function allows(source: string, { protocol, hostname }: URL): boolean {
  if (source === protocol) return true;
  const host = /^https:\/\/(\*\.)?([^/]+)/.exec(source);
  return !!host && (host[1] ? hostname.endsWith(`.${host[2]}`) : hostname === host[2]);
}

describe('another map provider', () => {
  it('is taken by the build', () => {
    const needed = {
      SITE_URL: 'https://www.example.com',
      DIRECTUS_URL: 'http://localhost:8055',
      DIRECTUS_TOKEN: 'token',
    };
    expect(() => readBuildEnv({ ...needed, ...OTHER_PROVIDER })).not.toThrow();
  });

  it('gives the tiles, is named, and is let through by the content security policy', () => {
    const map = openMap();
    const tiles = [...map.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
    expect(tiles.length).toBeGreaterThan(0);
    const policy = securityHeaders(HEADER_OPTIONS)['Content-Security-Policy'] ?? '';
    const sources = /img-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
    for (const { src } of tiles) {
      expect(src).toMatch(/^https:\/\/[abc]\.tiles\.example\.com\/14\/\d+\/\d+@2x\.png\?key=abc$/);
      expect(sources.some((source) => allows(source, new URL(src)))).toBe(true);
    }
    expect(map).toHaveTextContent('© Example Maps');
    expect(map.innerHTML).not.toContain('openstreetmap');
  });

  it('is where the link to a full map leads', () => {
    const content = { pins: [place], regions: [], landmarks: [] };
    const { container } = renderIn(
      'en',
      <MapBlock place={place} content={content}>
        {null}
      </MapBlock>,
    );
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      'https://maps.example.com/@-8.6583,115.1402,16z',
    );
    expect(container.innerHTML).not.toContain('openstreetmap');
  });
});

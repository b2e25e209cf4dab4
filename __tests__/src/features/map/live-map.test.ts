import { openLiveMap, type LiveMapOptions } from '../../../../src/features/map/live-map';

const options = (): LiveMapOptions => ({
  place: { latitude: -8.6583, longitude: 115.1402 },
  label: 'Map of Teak House',
  zoomInLabel: 'Closer',
  zoomOutLabel: 'Farther',
  onReady: jest.fn(),
  onUnavailable: jest.fn(),
});

function container(): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: 600 });
  Object.defineProperty(element, 'clientHeight', { value: 400 });
  document.body.append(element);
  return element;
}

const tiles = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLImageElement>('img.leaflet-tile'),
];

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('openLiveMap', () => {
  it('asks the provider for the tiles and names whose they are', () => {
    const element = container();
    const close = openLiveMap(element, options());
    expect(tiles(element).length).toBeGreaterThan(0);
    for (const { src } of tiles(element)) {
      expect(src).toMatch(/^https:\/\/tile\.openstreetmap\.org\/14\/\d+\/\d+\.png$/);
    }
    expect(element).toHaveTextContent('© OpenStreetMap');
    close();
  });

  it('is a named region that the keyboard reaches, with named buttons', () => {
    const element = container();
    const close = openLiveMap(element, options());
    expect(element).toHaveAttribute('role', 'region');
    expect(element).toHaveAttribute('aria-label', 'Map of Teak House');
    expect(element).toHaveAttribute('tabindex', '0');
    const buttons = [...element.querySelectorAll('[role="button"]')];
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Closer',
      'Farther',
    ]);
    close();
  });

  it('is ready with the first tile', () => {
    const element = container();
    const given = options();
    const close = openLiveMap(element, given);
    expect(given.onReady).not.toHaveBeenCalled();
    tiles(element)[0]?.dispatchEvent(new Event('load'));
    jest.runOnlyPendingTimers();
    expect(given.onReady).toHaveBeenCalledTimes(1);
    expect(given.onUnavailable).not.toHaveBeenCalled();
    close();
  });

  it('gives up when no tile comes', () => {
    const element = container();
    const given = options();
    openLiveMap(element, given);
    for (const tile of tiles(element)) tile.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(1_000);
    expect(given.onUnavailable).toHaveBeenCalledTimes(1);
    expect(element).not.toHaveAttribute('role');
    expect(tiles(element)).toHaveLength(0);
  });

  it('gives up when nothing answers at all', () => {
    const given = options();
    openLiveMap(container(), given);
    jest.advanceTimersByTime(60_000);
    expect(given.onUnavailable).toHaveBeenCalledTimes(1);
  });

  it('says nothing more once it is closed, however often', () => {
    const given = options();
    const close = openLiveMap(container(), given);
    close();
    close();
    jest.advanceTimersByTime(60_000);
    expect(given.onUnavailable).not.toHaveBeenCalled();
  });
});

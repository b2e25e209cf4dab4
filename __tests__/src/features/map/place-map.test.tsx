import { act, screen, waitFor } from '@testing-library/react';
import type { LiveMapOptions } from '../../../../src/features/map/live-map';
import { PlaceMap } from '../../../../src/features/map/place-map';
import { renderIn } from '../../../support/render';

const close = jest.fn();
const mockOpenLiveMap = jest.fn<() => void, [HTMLElement, LiveMapOptions]>(() => close);
jest.mock('../../../../src/features/map/live-map', () => ({
  get openLiveMap() {
    return mockOpenLiveMap;
  },
}));

/** Tells the page that the map has come near. */
let approach: () => void;

beforeEach(() => {
  jest.clearAllMocks();
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      approach = () =>
        act(() =>
          callback(
            [{ isIntersecting: true } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          ),
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const teak = { name: 'Teak House', latitude: -8.6583, longitude: 115.1402 };

const drawing = () => screen.queryByRole('img', { name: /Drawing of where Teak House lies/ });

async function openedWith(): Promise<LiveMapOptions> {
  approach();
  await waitFor(() => expect(mockOpenLiveMap).toHaveBeenCalled());
  return mockOpenLiveMap.mock.calls[0]?.[1] as LiveMapOptions;
}

describe('PlaceMap', () => {
  it('is a drawing at first, and loads nothing', () => {
    renderIn('en', <PlaceMap place={teak} />);
    expect(drawing()).toBeInTheDocument();
    expect(mockOpenLiveMap).not.toHaveBeenCalled();
  });

  it('opens a map at the place when it comes near', async () => {
    renderIn('en', <PlaceMap place={teak} />);
    const options = await openedWith();
    expect(options.place).toEqual({ latitude: -8.6583, longitude: 115.1402 });
    expect(options.label).toMatch(/^Map of Teak House/);
    expect(drawing()).toBeInTheDocument();
  });

  it('takes the drawing away when the map is there', async () => {
    renderIn('en', <PlaceMap place={teak} />);
    const { onReady } = await openedWith();
    act(onReady);
    expect(drawing()).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps the drawing and says so where the tiles cannot be reached', async () => {
    renderIn('ru', <PlaceMap place={teak} />);
    const { onUnavailable } = await openedWith();
    act(onUnavailable);
    expect(screen.getByRole('img', { name: /Схема/ })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Карта сейчас недоступна.');
  });

  it('keeps the drawing and says so where the code of the map cannot be reached', async () => {
    mockOpenLiveMap.mockImplementationOnce(() => {
      throw new Error('chunk');
    });
    renderIn('en', <PlaceMap place={teak} />);
    approach();
    expect(await screen.findByText(/cannot be reached/)).toBeInTheDocument();
    expect(drawing()).toBeInTheDocument();
  });

  it('leaves nothing behind', async () => {
    const { unmount } = renderIn('en', <PlaceMap place={teak} />);
    await openedWith();
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('draws what is around at its distance and direction', () => {
    const { container } = renderIn(
      'en',
      <PlaceMap
        place={teak}
        around={[
          { name: 'North', latitude: -8.6483, longitude: 115.1402 },
          { name: 'Far away', latitude: 50, longitude: 30 },
        ]}
      />,
    );
    expect(container).toHaveTextContent('2 km');
    expect(container).not.toHaveTextContent('Far away');
    const dot = screen.getByText('North');
    expect(parseFloat(dot.style.left)).toBeCloseTo(50, 1);
    expect(parseFloat(dot.style.top)).toBeLessThan(50);
  });

  it('draws no name over another, nor over the pin', () => {
    renderIn(
      'en',
      <PlaceMap
        place={teak}
        around={[
          { name: 'Next door', latitude: -8.6584, longitude: 115.1403 },
          { name: 'One', latitude: -8.65, longitude: 115.1402 },
          { name: 'Other', latitude: -8.6501, longitude: 115.1403 },
        ]}
      />,
    );
    expect(screen.getByText('One')).toBeInTheDocument();
    expect(screen.queryByText('Other')).not.toBeInTheDocument();
    expect(screen.queryByText('Next door')).not.toBeInTheDocument();
  });
});

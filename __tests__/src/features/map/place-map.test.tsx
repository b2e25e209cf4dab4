import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
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

beforeEach(() => jest.clearAllMocks());

const teak = { name: 'Teak House', latitude: -8.6583, longitude: 115.1402 };
/** On no drawn sheet. */
const elsewhere = { name: 'Elsewhere', latitude: 40, longitude: 10 };

const show = (props: Partial<ComponentProps<typeof PlaceMap>> = {}, locale: 'en' | 'ru' = 'en') => {
  const place = props.place ?? teak;
  return renderIn(
    locale,
    <PlaceMap place={place} pins={[place]} regions={[]} landmarks={[]} {...props} />,
  );
};

const drawing = () => screen.queryByRole('group', { name: /Drawing of where Teak House lies/ });

async function asked(): Promise<LiveMapOptions> {
  await userEvent.click(screen.getByRole('button', { name: 'Show the streets' }));
  await waitFor(() => expect(mockOpenLiveMap).toHaveBeenCalled());
  return mockOpenLiveMap.mock.calls[0]?.[1] as LiveMapOptions;
}

describe('PlaceMap', () => {
  it.each(['lazy', 'eager'] as const)('loads its drawing as the page wants it: %s', (loading) => {
    show({ loading });
    expect(drawing()?.querySelector('img')).toHaveAttribute('loading', loading);
  });

  it('is a drawing, and loads nothing until it is asked', () => {
    show();
    expect(drawing()).toBeInTheDocument();
    expect(mockOpenLiveMap).not.toHaveBeenCalled();
  });

  it('opens a map at the place on request', async () => {
    show();
    const options = await asked();
    expect(options.place).toEqual({ latitude: -8.6583, longitude: 115.1402 });
    expect(options.label).toMatch(/^Map of Teak House/);
    expect(drawing()).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('The streets are loading…');
  });

  it('takes the drawing away when the map is there', async () => {
    show();
    const { onReady } = await asked();
    act(onReady);
    expect(drawing()).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(close).not.toHaveBeenCalled();
  });

  it('keeps the drawing where the tiles cannot be reached, says so, and can be asked again', async () => {
    show();
    const { onUnavailable } = await asked();
    act(onUnavailable);
    expect(drawing()).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('cannot be reached');
    expect(screen.getByRole('button', { name: 'Show the streets' })).toBeInTheDocument();
  });

  it('keeps the drawing and says so where the code of the map cannot be reached', async () => {
    mockOpenLiveMap.mockImplementationOnce(() => {
      throw new Error('chunk');
    });
    show();
    await asked();
    expect(await screen.findByText(/cannot be reached/)).toBeInTheDocument();
    expect(drawing()).toBeInTheDocument();
  });

  it('leaves nothing behind', async () => {
    const { unmount } = show();
    await asked();
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('links to the places around it, and names what lies within the drawing', () => {
    show({
      pins: [
        teak,
        { name: 'Long Pool', latitude: -8.6632, longitude: 115.1454, to: '/projects/long' },
      ],
      landmarks: [
        { name: 'School', kind: 'school', latitude: -8.6556, longitude: 115.1512 },
        { name: 'Airport', kind: 'airport', latitude: -8.7467, longitude: 115.1669 },
      ],
    });
    expect(screen.getByRole('link', { name: 'Long Pool' })).toHaveAttribute(
      'href',
      '/projects/long',
    );
    expect(screen.queryByRole('link', { name: 'Teak House' })).not.toBeInTheDocument();
    expect(screen.getByText('School')).toBeInTheDocument();
    expect(screen.queryByText('Airport')).not.toBeInTheDocument();
  });

  it('draws distances alone where no map has been drawn', () => {
    show({
      place: elsewhere,
      regions: [
        { name: 'North', latitude: 40.01, longitude: 10 },
        { name: 'Far away', latitude: 50, longitude: 30 },
      ],
    });
    const dot = screen.getByText('North');
    expect(screen.getByText('2 km')).toBeInTheDocument();
    expect(screen.queryByText('Far away')).not.toBeInTheDocument();
    expect(parseFloat(dot.style.left)).toBeCloseTo(50, 1);
    expect(parseFloat(dot.style.top)).toBeLessThan(50);
  });

  it('draws no name over another, nor over the pin', () => {
    show({
      place: elsewhere,
      regions: [
        { name: 'Next door', latitude: 40.0001, longitude: 10.0001 },
        { name: 'One', latitude: 40.008, longitude: 10 },
        { name: 'Other', latitude: 40.0079, longitude: 10.0001 },
      ],
    });
    expect(screen.getByText('One')).toBeInTheDocument();
    expect(screen.queryByText('Other')).not.toBeInTheDocument();
    expect(screen.queryByText('Next door')).not.toBeInTheDocument();
  });
});

import { waitFor } from '@testing-library/react';
import { openTrigger } from '../../../../src/features/lightbox/open-lightbox';
import { loadLightbox } from '../../../../src/features/lightbox/load-lightbox';
import { preloadLightbox, watchTriggers } from '../../../../src/features/lightbox/watch-triggers';
import { mayPreload } from '../../../../src/utils/may-preload';

jest.mock('../../../../src/features/lightbox/open-lightbox', () => ({
  openTrigger: jest.fn(() => Promise.resolve()),
  openSlideOfAddress: () => Promise.resolve(),
}));

jest.mock('../../../../src/features/lightbox/load-lightbox', () => ({
  loadLightbox: jest.fn(() => Promise.resolve()),
}));

jest.mock('../../../../src/utils/may-preload', () => ({ mayPreload: jest.fn(() => true) }));

const link = document.createElement('a');
link.href = '#picture';
link.dataset.lightbox = 'photos';
document.body.append(link);
watchTriggers();

/** Whether the page took the click for itself. */
async function click(init: MouseEventInit = {}): Promise<boolean> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  link.dispatchEvent(event);
  await import('../../../../src/features/lightbox/open-lightbox');
  return event.defaultPrevented;
}

beforeEach(() => jest.mocked(openTrigger).mockClear());

describe('a picture of the lightbox', () => {
  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
    'is left to the browser when it is clicked with %s',
    async (modifier) => {
      expect(await click({ [modifier]: true })).toBe(false);
      expect(openTrigger).not.toHaveBeenCalled();
    },
  );

  it('opens on a plain click', async () => {
    expect(await click()).toBe(true);
    await waitFor(() => expect(openTrigger).toHaveBeenCalledWith(link));
  });

  it('opens once on two clicks while it loads, and is busy meanwhile', async () => {
    let finish = () => {};
    jest
      .mocked(openTrigger)
      .mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)));
    await click();
    await click();
    expect(link).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(openTrigger).toHaveBeenCalledTimes(1));
    finish();
    await waitFor(() => expect(link).not.toHaveAttribute('aria-busy'));
    expect(openTrigger).toHaveBeenCalledTimes(1);
  });
});

describe('a picture in view', () => {
  const observed: Element[] = [];
  let comesIntoView: () => void;
  const disconnect = jest.fn();

  beforeEach(() => {
    jest.mocked(loadLightbox).mockClear();
    disconnect.mockClear();
    observed.length = 0;
    window.IntersectionObserver = class {
      observe = (element: Element) => observed.push(element);
      disconnect = disconnect;
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        comesIntoView = () => notify([{ isIntersecting: false }, { isIntersecting: true }]);
      }
    } as unknown as typeof IntersectionObserver;
  });

  it('has the lightbox loaded once the visitor does something', async () => {
    const watching = preloadLightbox();
    expect(observed).toEqual([]);
    window.dispatchEvent(new Event('pointerdown'));
    await watching;
    expect(observed).toEqual([link]);
    expect(loadLightbox).not.toHaveBeenCalled();
    comesIntoView();
    expect(loadLightbox).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('has nothing loaded where data is to be saved', async () => {
    await preloadLightbox();
    jest.mocked(mayPreload).mockReturnValueOnce(false);
    comesIntoView();
    expect(loadLightbox).not.toHaveBeenCalled();
  });

  it('of the page before is not watched any more', async () => {
    const left = preloadLightbox();
    disconnect.mockClear();
    const shown = preloadLightbox();
    expect(disconnect).toHaveBeenCalledTimes(1);
    await left;
    await shown;
    expect(observed).toEqual([link]);
  });
});

import { deferOffscreenLayout } from '../../../src/app/early/defer-offscreen-layout';
import { renderOffscreenSections } from '../../../src/app/render-offscreen-sections';
import { DEFERRED_LAYOUT_ATTRIBUTE } from '../../../src/config/browser';

const root = document.documentElement;
const isWaiting = () => root.hasAttribute(DEFERRED_LAYOUT_ATTRIBUTE);

function openPage(type: NavigationTimingType | undefined, hash = '') {
  window.history.replaceState(null, '', `/${hash}`);
  performance.getEntriesByType = () => (type ? [{ type } as unknown as PerformanceEntry] : []);
  deferOffscreenLayout(DEFERRED_LAYOUT_ATTRIBUTE);
}

const visibilities = () =>
  [...document.querySelectorAll<HTMLElement>('section, footer')].map(
    ({ style }) => style.contentVisibility,
  );

beforeEach(() => {
  root.removeAttribute(DEFERRED_LAYOUT_ATTRIBUTE);
  document.body.innerHTML = '<main><section></section><section></section></main><footer></footer>';
});

describe('deferOffscreenLayout', () => {
  it('leaves the rest of a page for later that is opened at its top', () => {
    openPage('navigate');
    expect(isWaiting()).toBe(true);
  });

  it('leaves nothing for later once something is clicked, as a link to a part of the page', () => {
    openPage('navigate');
    document.body.click();
    expect(isWaiting()).toBe(false);
  });

  it('leaves nothing for later once the network is gone, and with it what would lay it out', () => {
    openPage('navigate');
    window.dispatchEvent(new Event('offline'));
    expect(isWaiting()).toBe(false);
  });

  it.each([
    ['an address with a name in it', 'navigate', '#units'],
    ['a reload', 'reload', ''],
    ['a way back', 'back_forward', ''],
    ['a browser that does not say', undefined, ''],
  ] as const)('needs the whole height at once for %s', (_what, type, hash) => {
    openPage(type, hash);
    expect(isWaiting()).toBe(false);
  });
});

describe('renderOffscreenSections', () => {
  let frames: FrameRequestCallback[] = [];
  const nextFrame = async () => {
    for (const callback of frames.splice(0)) callback(0);
    await Promise.resolve();
  };
  beforeEach(() => {
    frames = [];
    window.requestAnimationFrame = (callback) => frames.push(callback);
  });

  it('lays out a part with each frame', async () => {
    openPage('navigate');
    const done = renderOffscreenSections();
    expect(visibilities()).toEqual(['visible', '', '']);
    await nextFrame();
    expect(visibilities()).toEqual(['visible', 'visible', '']);
    await nextFrame();
    expect(visibilities()).toEqual(['visible', 'visible', 'visible']);
    await nextFrame();
    await done;
    expect(visibilities()).toEqual(['visible', 'visible', 'visible']);
  });

  it('leaves the attribute alone once all is laid out: its removal recalculates all styles', async () => {
    openPage('navigate');
    const done = renderOffscreenSections();
    for (let part = 0; part < 3; part += 1) await nextFrame();
    await done;
    document.body.click();
    expect(isWaiting()).toBe(true);
  });

  it('has nothing to do where nothing was left', async () => {
    await renderOffscreenSections();
    expect(visibilities()).toEqual(['', '', '']);
    expect(frames).toHaveLength(0);
  });

  it('ends with the page it was started on', async () => {
    openPage('navigate');
    const done = renderOffscreenSections();
    root.removeAttribute(DEFERRED_LAYOUT_ATTRIBUTE);
    await nextFrame();
    await done;
    expect(visibilities()).toEqual(['visible', '', '']);
  });
});

import { trackScroll } from '../../../src/app/track-scroll';
import { openDataLayer } from '../../../src/utils/data-layer';

const depths = () =>
  (window.dataLayer ?? []).map((entry) => (entry as Record<string, unknown>).percent_scrolled);

/** One frame for a scroll. */
async function scrollTo(top: number): Promise<void> {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  document.dispatchEvent(new Event('scroll'));
  document.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

beforeAll(() => {
  Object.defineProperty(window, 'innerHeight', { value: 1000 });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000 });
  openDataLayer();
  trackScroll();
});

it('reports each depth once a page', async () => {
  await scrollTo(100);
  await scrollTo(1100);
  await scrollTo(0);
  await scrollTo(1100);
  expect(depths()).toEqual([25, 50]);
  window.history.pushState(null, '', '/news');
  await scrollTo(1200);
  expect(depths()).toEqual([25, 50, 25, 50]);
  await scrollTo(3000);
  expect(depths()).toEqual([25, 50, 25, 50, 75, 90]);
});

import { reachedDepths, type ScrollDepth } from '../domain/scroll-depth';
import { track } from '../utils/data-layer';

/** Reports how far a page is scrolled, each depth once a page. */
export function trackScroll(): void {
  let page = '';
  let told = new Set<ScrollDepth>();
  let isWaiting = false;

  const measure = () => {
    isWaiting = false;
    const { pathname } = window.location;
    if (pathname !== page) {
      page = pathname;
      told = new Set();
    }
    const position = {
      top: window.scrollY,
      windowHeight: window.innerHeight,
      pageHeight: document.documentElement.scrollHeight,
    };
    for (const depth of reachedDepths(position)) {
      if (told.has(depth)) continue;
      told.add(depth);
      track('scroll_depth', { percent_scrolled: depth });
    }
  };

  document.addEventListener(
    'scroll',
    () => {
      // Reading the layout once a frame is enough.
      if (!isWaiting) requestAnimationFrame(measure);
      isWaiting = true;
    },
    { passive: true },
  );
}

import { SCROLL_ANIMATION } from '../config/scroll-animation';
import { debounce, throttle } from '../utils/timing';

const { offset, delay, duration, easing } = SCROLL_ANIMATION;

/**
 * Animates `data-reveal` elements into view when they are scrolled to. Elements in the viewport
 * stay as they are, so that nothing flickers, and without JavaScript everything is visible.
 * `data-reveal-delay` holds a delay in milliseconds.
 *
 * @returns a function that stops it and shows everything
 */
export function startScrollReveal(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const limit = () => window.innerHeight - offset;
  let waiting = [...document.querySelectorAll<HTMLElement>('[data-reveal=""]')].filter(
    (element) => element.getBoundingClientRect().top > window.innerHeight,
  );
  for (const element of waiting) element.dataset.reveal = 'waiting';

  const show = (element: HTMLElement) => {
    const { style, dataset } = element;
    style.setProperty('--reveal-delay', `${Number(dataset.revealDelay ?? delay)}ms`);
    style.setProperty('--reveal-duration', `${duration}ms`);
    style.setProperty('--reveal-easing', easing);
    dataset.reveal = 'shown';
  };
  const showReached = (isReached: (element: HTMLElement) => boolean) => {
    const reached = waiting.filter(isReached);
    waiting = waiting.filter((element) => !reached.includes(element));
    reached.forEach(show);
  };
  const look = () => {
    // The last parts of a page never reach the limit; its end counts as reached.
    const atEnd =
      window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - offset;
    showReached((element) => atEnd || element.getBoundingClientRect().top < limit());
  };
  const onScroll = throttle(look, SCROLL_ANIMATION.throttle);
  const onResize = debounce(look, SCROLL_ANIMATION.debounce);
  const onFocus = ({ target }: FocusEvent) =>
    showReached((element) => target instanceof Node && element.contains(target));

  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', onResize);
  document.addEventListener('focusin', onFocus);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('resize', onResize);
    document.removeEventListener('focusin', onFocus);
    onScroll.cancel();
    onResize.cancel();
    showReached(() => true);
  };
}

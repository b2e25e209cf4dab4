import { startScrollReveal } from '../../../src/app/scroll-reveal';
import { SCROLL_ANIMATION } from '../../../src/config/scroll-animation';

const SCREEN = 800;
let still = false;

function part(top: number, id: string) {
  const element = document.createElement('a');
  element.href = '#';
  element.id = id;
  element.dataset.reveal = '';
  element.getBoundingClientRect = () => ({ top: top - window.scrollY }) as DOMRect;
  document.body.append(element);
  return element;
}

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  jest.useFakeTimers();
  still = false;
  window.innerHeight = SCREEN;
  window.matchMedia = () => ({ matches: still }) as MediaQueryList;
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 5000,
    configurable: true,
  });
  document.body.replaceChildren();
  scrollTo(0);
});
afterEach(() => jest.useRealTimers());

describe('startScrollReveal', () => {
  it('lets what is below the screen wait, and nothing else', () => {
    const above = part(SCREEN - 1, 'above');
    const below = part(SCREEN + 1, 'below');
    const stop = startScrollReveal();
    expect([above.dataset.reveal, below.dataset.reveal]).toEqual(['', 'waiting']);
    stop();
  });

  it('shows a part once it is the offset above the lower edge', () => {
    const below = part(1000, 'below');
    const stop = startScrollReveal();
    scrollTo(1000 - SCREEN + SCROLL_ANIMATION.offset);
    expect(below.dataset.reveal).toBe('waiting');
    jest.advanceTimersByTime(SCROLL_ANIMATION.throttle);
    scrollTo(1000 - SCREEN + SCROLL_ANIMATION.offset + 1);
    jest.advanceTimersByTime(SCROLL_ANIMATION.throttle);
    expect(below.dataset.reveal).toBe('shown');
    expect(below.style.getPropertyValue('--reveal-duration')).toBe(
      `${SCROLL_ANIMATION.duration}ms`,
    );
    stop();
  });

  it('shows all that is left at the end of the page', () => {
    const last = part(4990, 'last');
    const stop = startScrollReveal();
    scrollTo(5000 - SCREEN);
    jest.advanceTimersByTime(SCROLL_ANIMATION.throttle);
    expect(last.dataset.reveal).toBe('shown');
    stop();
  });

  it('shows what gets the focus', () => {
    const below = part(3000, 'below');
    const stop = startScrollReveal();
    below.focus();
    expect(below.dataset.reveal).toBe('shown');
    stop();
  });

  it('looks again after a change of size, when it rests', () => {
    const below = part(1000, 'below');
    const stop = startScrollReveal();
    window.innerHeight = 2000;
    window.dispatchEvent(new Event('resize'));
    expect(below.dataset.reveal).toBe('waiting');
    jest.advanceTimersByTime(SCROLL_ANIMATION.debounce);
    expect(below.dataset.reveal).toBe('shown');
    stop();
  });

  it('leaves everything visible when it stops', () => {
    const below = part(3000, 'below');
    startScrollReveal()();
    expect(below.dataset.reveal).toBe('shown');
  });

  it('does nothing for readers who asked for stillness', () => {
    still = true;
    const below = part(3000, 'below');
    startScrollReveal();
    expect(below.dataset.reveal).toBe('');
  });
});

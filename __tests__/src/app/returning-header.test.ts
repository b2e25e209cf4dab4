import { nextHeaderState, returnHeader } from '../../../src/app/returning-header';
import { HEADER_ATTRIBUTE, SMOOTH_SCROLL_ATTRIBUTE } from '../../../src/config/browser';

const scroll = (from: number, to: number, isJump = false) => ({ from, to, height: 60, isJump });

describe('nextHeaderState', () => {
  it.each([
    ['stays in its place while one reads its first pixels', undefined, scroll(0, 50), undefined],
    ['leaves unseen once it is out of sight', undefined, scroll(50, 90), 'away'],
    ['stays away while one reads on', 'away', scroll(90, 400), 'away'],
    ['returns when one scrolls up', 'away', scroll(400, 380), 'back'],
    ['leaves again when one scrolls down', 'back', scroll(380, 400), 'leaving'],
    ['stays away after that', 'leaving', scroll(400, 500), 'leaving'],
    ['returns from its way out', 'leaving', scroll(500, 450), 'back'],
    ['is in its place at the top', 'back', scroll(40, 0), undefined],
    ['does not cover what a link within the page leads to', 'away', scroll(900, 300, true), 'away'],
    ['returns though it has not been seen to leave', undefined, scroll(900, 600), 'back'],
    ['has nothing to return from at the top', undefined, scroll(50, 20), undefined],
  ] as const)('%s', (_, state, given, expected) => {
    expect(nextHeaderState(state, given)).toBe(expected);
  });
});

describe('returnHeader', () => {
  const root = document.documentElement;

  function scrollTo(y: number) {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  }

  it('keeps the state of the header on the root element', () => {
    returnHeader();
    scrollTo(500);
    expect(root.getAttribute(HEADER_ATTRIBUTE)).toBe('away');
    scrollTo(497);
    expect(root.getAttribute(HEADER_ATTRIBUTE)).toBe('away');
    scrollTo(450);
    expect(root.getAttribute(HEADER_ATTRIBUTE)).toBe('back');
    root.setAttribute(SMOOTH_SCROLL_ATTRIBUTE, '');
    scrollTo(300);
    expect(root.getAttribute(HEADER_ATTRIBUTE)).toBe('leaving');
    root.removeAttribute(SMOOTH_SCROLL_ATTRIBUTE);
    scrollTo(0);
    expect(root).not.toHaveAttribute(HEADER_ATTRIBUTE);
  });
});

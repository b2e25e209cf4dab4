import { scrollAtOnce, watchAnchors } from '../../../src/app/smooth-anchors';
import { SMOOTH_SCROLL_ATTRIBUTE } from '../../../src/config/browser';

const isSmooth = () => document.documentElement.hasAttribute(SMOOTH_SCROLL_ATTRIBUTE);

beforeAll(watchAnchors);

beforeEach(() => {
  scrollAtOnce();
  window.history.replaceState(null, '', '/projects?a=1');
});

/** Clicks a link without following it, which jsdom cannot. */
function click(href: string, init: MouseEventInit = {}) {
  document.body.innerHTML = `<a href="${href}"><span>link</span></a>`;
  document.body.firstElementChild?.addEventListener('click', (event) => event.preventDefault());
  document
    .querySelector('span')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

describe('smooth scrolling', () => {
  it.each([
    ['#units', true],
    ['/projects?a=1#units', true],
    ['/projects#units', false],
    ['/about#team', false],
    ['/projects?a=1', false],
    ['https://other.example/projects?a=1#units', false],
  ])('after a click to %s: %s', (href, expected) => {
    click(href);
    expect(isSmooth()).toBe(expected);
  });

  it('is left out where the link opens elsewhere', () => {
    click('#units', { ctrlKey: true });
    expect(isSmooth()).toBe(false);
  });

  it('ends with the scrolling, and with the next click', () => {
    click('#units');
    document.dispatchEvent(new Event('scrollend'));
    expect(isSmooth()).toBe(false);
    click('#units');
    document.body.click();
    expect(isSmooth()).toBe(false);
  });
});

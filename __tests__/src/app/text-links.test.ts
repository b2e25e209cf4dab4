import { navigate } from 'gatsby';
import { TEXT_ATTRIBUTE } from '../../../src/config/browser';
import { followTextLinks, preloadTextLinks } from '../../../src/app/text-links';

const enqueue = jest.fn();
let inView: (targets: readonly Element[]) => void;
const unobserve = jest.fn();
const disconnect = jest.fn();

beforeAll(() => {
  followTextLinks();
  window.___loader = { enqueue } as unknown as GatsbyLoader;
  window.IntersectionObserver = class {
    readonly watched: Element[] = [];
    constructor(notify: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      inView = (targets) =>
        notify(
          this.watched.map((target) => ({ target, isIntersecting: targets.includes(target) })),
        );
    }
    observe(target: Element) {
      this.watched.push(target);
    }
    unobserve = unobserve;
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});
beforeEach(() => {
  jest.clearAllMocks();
});

function show(link: string, attribute = TEXT_ATTRIBUTE): HTMLAnchorElement {
  document.body.innerHTML = `<div ${attribute}=""><p>See ${link}.</p></div>`;
  const found = document.querySelector('a');
  if (!found) throw new Error('There is no link.');
  return found;
}

function click(link: Element, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // jsdom does not navigate; what the browser would follow is prevented here alone.
  const isLeft: { toBrowser?: boolean } = {};
  window.addEventListener(
    'click',
    (seen) => {
      isLeft.toBrowser = !seen.defaultPrevented;
      seen.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(event);
  return isLeft.toBrowser === true;
}

it('follows a link to a page inside the site', () => {
  const link = show('<a href="/ru/projects/teak-house#album"><b>Teak House</b></a>');
  expect(click(link.firstElementChild ?? link)).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/ru/projects/teak-house#album');
});

it.each([
  ['another site', '<a href="https://example.com/">there</a>', {}],
  ['another origin without a scheme', '<a href="//example.com/">there</a>', {}],
  ['a file', '<a href="/files/plan.pdf">the plan</a>', {}],
  ['a download', '<a href="/news" download>news</a>', {}],
  ['a link that opens a tab', '<a href="/news" target="_blank">news</a>', {}],
  ['a click that opens a tab', '<a href="/news">news</a>', { ctrlKey: true }],
])('leaves %s to the browser', (_what, html, init) => {
  expect(click(show(html), init)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it('leaves what is no text alone', () => {
  expect(click(show('<a href="/news">news</a>', 'data-other'))).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it('preloads the pages of links in view once, without query and fragment', () => {
  const link = show('<a href="/ru/news?page=2#top">news</a>');
  preloadTextLinks();
  inView([]);
  expect(enqueue).not.toHaveBeenCalled();
  inView([link]);
  expect(enqueue.mock.calls).toEqual([['/ru/news']]);
  expect(unobserve).toHaveBeenCalledWith(link);
});

it('forgets the links of the page before', () => {
  preloadTextLinks();
  disconnect.mockClear();
  preloadTextLinks();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

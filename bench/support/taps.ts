import type { Page } from '@playwright/test';

/** The first use of something interactive. */
export interface Tap {
  name: 'menu' | 'gallery' | 'form' | 'filter' | 'link';
  /** Whether a page has it; brings it into view. */
  prepare(page: Page): Promise<boolean>;
  /** The input itself. */
  act(page: Page): Promise<unknown>;
  /** Runs in the page: milliseconds since the input, once it was answered. */
  answeredAfter: () => number | false;
  /** Leaves the page as it was. */
  undo(page: Page): Promise<unknown>;
}

export type TapName = Tap['name'];

/** What a tap took, milliseconds. */
export interface TapFigures {
  /** From the input to the next paint (Interaction to Next Paint). */
  inp: number;
  /** From the input to the answer that the visitor asked for, downloads included. */
  answered: number;
}

const MENU = 'header details > summary';
const TRIGGER = '[data-lightbox]:visible';
const FORM = '#request form';
/** Not those of the request form. */
const SELECT = 'main form select:not(#request select)';
const APPEARS_MS = 20_000;
/** A link within the content to another page, as a reader meets it. */
const LINK = 'main a[href^="/"]:not([href*="#"], [data-lightbox], [data-needs-hydration]):visible';
/** A link is read before it is tapped; sites preload its page meanwhile. */
const READING_MS = 5000;

const isThere = async (page: Page, selector: string) => {
  const first = page.locator(selector).first();
  if ((await first.count()) === 0) return false;
  await first.scrollIntoViewIfNeeded();
  return true;
};

/** In the order of a visit. */
export const TAPS: readonly Tap[] = [
  {
    name: 'menu',
    prepare: (page) => isThere(page, `${MENU}:visible`),
    act: (page) => page.locator(MENU).first().tap(),
    answeredAfter: () =>
      document.querySelector('header details[open]') !== null &&
      performance.now() - window.measured.inputAt,
    undo: (page) => page.locator(MENU).first().tap(),
  },
  {
    name: 'gallery',
    prepare: (page) => isThere(page, TRIGGER),
    act: (page) => page.locator(TRIGGER).first().tap(),
    answeredAfter: () =>
      document.querySelector('.yarl__root, dialog[open]') !== null &&
      performance.now() - window.measured.inputAt,
    undo: async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('.yarl__root, dialog[open]').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'form',
    prepare: async (page) => {
      if (!(await isThere(page, '#request [data-kind]'))) return false;
      const button = page.locator(`${FORM} [type="submit"]`).first();
      await button.waitFor({ timeout: APPEARS_MS });
      await button.scrollIntoViewIfNeeded();
      return true;
    },
    // Nothing is filled in: the answer is what the form says about it.
    act: (page) => page.locator(`${FORM} [type="submit"]`).first().tap(),
    answeredAfter: () =>
      document.querySelector('#request form [aria-invalid="true"]') !== null &&
      performance.now() - window.measured.inputAt,
    undo: () => Promise.resolve(),
  },
  {
    name: 'filter',
    prepare: (page) => isThere(page, `${SELECT}:visible`),
    // A tap would open the system's list, which takes part in no page.
    act: (page) => page.locator(SELECT).first().press('ArrowDown'),
    answeredAfter: () =>
      window.location.search !== '' && performance.now() - window.measured.inputAt,
    undo: () => Promise.resolve(),
  },
  {
    name: 'link',
    prepare: async (page) => {
      // Peers open their pages as documents: a load, which stands in its own table.
      if (!(await page.evaluate(() => '___navigate' in window))) return false;
      if (!(await isThere(page, LINK))) return false;
      await page.evaluate(() => {
        window.measured.heading = document.querySelector('h1');
      });
      await page.waitForTimeout(READING_MS);
      return true;
    },
    act: (page) => page.locator(LINK).first().tap(),
    answeredAfter: () =>
      document.querySelector('h1') !== null &&
      document.querySelector('h1') !== window.measured.heading &&
      performance.now() - window.measured.inputAt,
    undo: () => Promise.resolve(),
  },
];

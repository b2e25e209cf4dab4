import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { flatStrings } from '../../__tests__/support/interface-strings';
import { REQUEST_ANCHOR, REQUEST_PATH, ROUTES } from '../../src/config/routes';
import { COOKIES, STORAGE } from '../../src/config/storage';
import { LIGHTBOX } from '../../src/domain/lightbox';
import { PROMO } from '../../src/domain/promo';
import { LOCALE_CODES, LOCALES, type Locale } from '../../src/i18n/locales';
import { localizePath } from '../../src/i18n/paths';
import { BREAKPOINTS } from '../../src/styles/breakpoints';
import { findItem } from '../support/cms';
import { PAGE_TYPES } from '../support/page-types';
import { expect, test } from './support/fixtures';
import {
  count,
  fill,
  focusIsIn,
  isMarked,
  markDocument,
  openHydrated,
  overflow,
  place,
  textOf,
  waitForHydration,
} from './support/on-page';
import type { Visitor } from './support/visitor';

const WIDTHS = [BREAKPOINTS.mobileMedium, BREAKPOINTS.desktopMedium];

const PROJECT = '/projects/teak-house';

const DIALOG = '[role="dialog"]';
const LIGHTBOX_ROOT = '.yarl__root';
const MENU = 'header details';
const FORM = `${REQUEST_ANCHOR} form`;

/** Radio buttons and checkboxes are visible through their labels only. */
const CONSULTATION = `${REQUEST_ANCHOR} label:has(input[value="consultation"])`;

const NAME = 'Олена Example';
const PHONE = '+380671234567';

const wordsOf = (locale: Locale) => {
  const strings = flatStrings(locale);
  return (key: string) => strings.get(key) ?? key;
};

async function fillContact(visitor: Visitor, email: string): Promise<void> {
  await fill(visitor, `${FORM} input[name="name"]`, NAME);
  await fill(visitor, `${FORM} input[type="tel"]`, PHONE);
  await fill(visitor, `${FORM} input[name="alternative_contact"]`, email);
}

for (const locale of LOCALE_CODES) {
  const at = (route: string) => localizePath(route, locale);
  const words = wordsOf(locale);

  test(`every type of page fits phone and desktop in ${locale}`, async ({ visitor, world }) => {
    test.setTimeout(240_000);
    for (const width of WIDTHS) {
      await visitor.resize(width);
      for (const route of PAGE_TYPES) {
        await openHydrated(visitor, world.siteUrl + at(route));
        const page = await visitor.read(() => ({
          language: document.documentElement.lang,
          width: innerWidth,
          headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText.trim()),
        }));
        const what = `${at(route)} at ${width} px`;
        expect.soft(page, what).toMatchObject({
          language: LOCALES[locale].language,
          width,
          headings: [expect.stringMatching(/\S/)],
        });
        expect
          .soft(await overflow(visitor), `${what}: wider than the window`)
          .toBeLessThanOrEqual(0);
        const errors = visitor.takeErrors();
        expect.soft(errors, `${what}: errors in the console`).toEqual([]);
      }
    }
  });

  test(`an unknown address in ${locale} has a way home`, async ({ visitor, world }) => {
    await openHydrated(visitor, world.siteUrl + at('/no-such-page'));
    expect(await visitor.read(() => document.documentElement.lang)).toBe(LOCALES[locale].language);
    await visitor.click('main a');
    await expect.poll(() => place(visitor)).toBe(at(ROUTES.home));
  });

  test(`the menu of a phone opens, leads on and closes in ${locale}`, async ({
    visitor,
    world,
  }) => {
    const isOpen = () =>
      visitor.read((css) => document.querySelector<HTMLDetailsElement>(css)?.open, MENU);
    await visitor.resize(BREAKPOINTS.mobileMedium);
    await openHydrated(visitor, world.siteUrl + at(ROUTES.projects));
    await visitor.click(`${MENU} > summary`);
    await expect.poll(isOpen).toBe(true);
    await visitor.press('Escape');
    await expect.poll(isOpen).toBe(false);
    await expect.poll(() => focusIsIn(visitor, `${MENU} > summary`)).toBe(true);

    await markDocument(visitor);
    await visitor.press('Enter');
    await expect.poll(isOpen).toBe(true);
    await visitor.click(`${MENU} a[href="${at(ROUTES.contacts)}"]`);
    await expect.poll(() => place(visitor)).toBe(at(ROUTES.contacts));
    await expect.poll(isOpen).toBe(false);
    await expect.poll(() => textOf(visitor, 'h1')).toMatch(/\S/);
    expect(await isMarked(visitor), 'the page was loaded anew').toBe(true);
  });

  test(`the form opens over the page and gives the focus back in ${locale}`, async ({
    visitor,
    world,
  }) => {
    await openHydrated(visitor, world.siteUrl + at(ROUTES.projects));
    const opener = `header a[href="${at(REQUEST_PATH)}"]`;
    await visitor.click(opener);
    await expect.poll(() => count(visitor, `${DIALOG} input[name="name"]`)).toBe(1);
    expect(await textOf(visitor, `${DIALOG} h2`)).toBe(words('common:request.viewing'));
    await expect.poll(() => focusIsIn(visitor, DIALOG)).toBe(true);
    const stops = await visitor.read(
      (css) => document.querySelectorAll(`${css} :is(a, button, input, textarea)`).length,
      DIALOG,
    );
    for (let press = 0; press <= stops; press += 1) {
      await visitor.press('Tab');
      expect(await focusIsIn(visitor, DIALOG), `the focus after ${press + 1} tabs`).toBe(true);
    }
    await visitor.press('Escape');
    await expect.poll(() => count(visitor, DIALOG)).toBe(0);
    await expect.poll(() => focusIsIn(visitor, opener)).toBe(true);
  });

  test(`a request is sent and stored in ${locale}`, async ({ visitor, world }, {
    project,
    retry,
  }) => {
    const email = `${project.name}-${locale}-${retry}@example.com`;
    await openHydrated(visitor, `${world.siteUrl}${at(ROUTES.home)}${REQUEST_ANCHOR}`);
    await visitor.click(CONSULTATION);
    await fillContact(visitor, email);
    await visitor.click(`${FORM} button[type="submit"]`);
    await expect.poll(() => textOf(visitor, REQUEST_ANCHOR)).toContain(words('forms:sent'));
    const lead = await findItem<{ id: string }>(world, 'leads', {
      alternative_contact: { _eq: email },
    });
    expect(lead).toMatchObject({
      kind: 'consultation',
      locale,
      phone: PHONE,
      name: NAME,
    });
  });
}

test('what a page throws and logs is heard', async ({ visitor, world }) => {
  await openHydrated(visitor, world.siteUrl + ROUTES.about);
  await visitor.read(() => {
    setTimeout(() => {
      console.error('logged');
      throw new Error('thrown');
    });
  });
  const heard: string[] = [];
  await expect
    .poll(() => {
      heard.push(...visitor.takeErrors());
      return heard.join();
    })
    .toMatch(/logged[^]*thrown/);
  // What the site itself says of the error is not this test's.
  await visitor.open(`${world.siteUrl}/robots.txt`);
  visitor.takeErrors();
});

test('an application goes with its file', async ({ visitor, world }, { project, retry }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'application-'));
  const file = path.join(folder, 'cv.pdf');
  writeFileSync(file, '%PDF-1.4\n% an application\n');
  const email = `cv-${project.name}-${retry}@example.com`;
  await openHydrated(visitor, `${world.siteUrl}/ua${ROUTES.career}${REQUEST_ANCHOR}`);
  await fillContact(visitor, email);
  await fill(visitor, `${FORM} textarea[name="message"]`, 'I build houses.');
  await visitor.attach(`${FORM} input[type="file"]`, file);
  await visitor.click(`${FORM} button[type="submit"]`);
  await expect.poll(() => textOf(visitor, REQUEST_ANCHOR)).toContain(wordsOf('ua')('forms:sent'));
  const lead = await findItem<{ id: string; file_name: string; file: string | null }>(
    world,
    'leads',
    { alternative_contact: { _eq: email } },
  );
  expect(lead).toMatchObject({ kind: 'vacancy', locale: 'ua', file_name: 'cv.pdf' });
  expect(lead.file).not.toBeNull();
  rmSync(folder, { recursive: true });
});

test('an empty form says what is missing and goes to the first field', async ({
  visitor,
  world,
}) => {
  await openHydrated(visitor, `${world.siteUrl}/ru${REQUEST_ANCHOR}`);
  await visitor.click(CONSULTATION);
  await visitor.click(`${FORM} button[type="submit"]`);
  await expect
    .poll(() => textOf(visitor, `${FORM} [role="alert"]`))
    .toContain(wordsOf('ru')('forms:incomplete'));
  await expect.poll(() => focusIsIn(visitor, `${FORM} input[name="name"]`)).toBe(true);
});

test('the lightbox opens, turns by arrows, closes by key and by back', async ({
  visitor,
  world,
}) => {
  const trigger = '[data-lightbox="photos"]';
  const isFocused = (selector: string) => () => focusIsIn(visitor, selector);
  await openHydrated(visitor, world.siteUrl + PROJECT);
  const pictures = await visitor.read(
    (css) =>
      new Set([...document.querySelectorAll<HTMLAnchorElement>(css)].map((a) => a.href)).size,
    trigger,
  );
  expect(pictures).toBeGreaterThanOrEqual(LIGHTBOX.thumbnailsFrom);
  const last = `${PROJECT}#photos-${pictures}`;

  await visitor.click(trigger);
  await expect.poll(() => place(visitor)).toBe(`${PROJECT}#photos-1`);
  await expect.poll(() => count(visitor, `${LIGHTBOX_ROOT}[data-slide-state="ready"]`)).toBe(1);
  await visitor.press('ArrowRight');
  await expect.poll(() => place(visitor)).toBe(`${PROJECT}#photos-2`);
  await visitor.press('ArrowLeft');
  await expect.poll(() => place(visitor)).toBe(`${PROJECT}#photos-1`);
  await visitor.press('ArrowLeft');
  await expect.poll(() => place(visitor)).toBe(last);
  await visitor.press('Escape');
  await expect.poll(() => count(visitor, LIGHTBOX_ROOT)).toBe(0);
  await expect.poll(() => place(visitor)).toBe(PROJECT);
  await expect.poll(isFocused(trigger)).toBe(true);

  await visitor.press('Enter');
  await expect.poll(() => count(visitor, `${LIGHTBOX_ROOT}[data-slide-state="ready"]`)).toBe(1);
  await visitor.read(() => history.back());
  await expect.poll(() => count(visitor, LIGHTBOX_ROOT)).toBe(0);
  await expect.poll(() => place(visitor)).toBe(PROJECT);
});

test('a shared link opens its picture in each language', async ({ visitor, world }) => {
  for (const locale of LOCALE_CODES) {
    await openHydrated(visitor, `${world.siteUrl}${localizePath(PROJECT, locale)}#photos-2`);
    await expect.poll(() => count(visitor, LIGHTBOX_ROOT)).toBe(1);
    const close = `${LIGHTBOX_ROOT} button[aria-label="${wordsOf(locale)('lightbox:close')}"]`;
    await visitor.click(close);
    await expect.poll(() => count(visitor, LIGHTBOX_ROOT)).toBe(0);
  }
});

test('the language is switched on the page, kept, and met again at the root', async ({
  visitor,
  world,
}) => {
  const kept = () =>
    visitor.read(
      ([key, cookie]) => [
        document.documentElement.lang,
        localStorage.getItem(key),
        document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`)) ?? '',
      ],
      [STORAGE.selectedLanguage, COOKIES.language] as const,
    );
  await openHydrated(visitor, world.siteUrl + PROJECT);
  for (const locale of ['ru', 'ua', 'en', 'ua'] as const) {
    await visitor.click(`header a[hreflang="${LOCALES[locale].language}"]`);
    await expect.poll(() => place(visitor)).toBe(localizePath(PROJECT, locale));
    await expect
      .poll(kept)
      .toEqual([LOCALES[locale].language, locale, `${COOKIES.language}=${locale}`]);
    await waitForHydration(visitor);
  }
  await visitor.open(`${world.siteUrl}/`);
  await expect.poll(() => place(visitor)).toBe('/ua');
  // A page that is left while loading reports aborted requests.
  await waitForHydration(visitor);
  await visitor.open(`${world.siteUrl}/en/projects?utm_source=letter#top`);
  await expect.poll(() => place(visitor)).toBe('/projects?utm_source=letter#top');
});

test('the keyboard goes through the page in its order, and sees where it is', async ({
  visitor,
  world,
}) => {
  await openHydrated(visitor, world.siteUrl + ROUTES.projects);
  const expected = await visitor.read(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], header a[href], header summary')]
      .filter((element) => element.checkVisibility())
      .slice(0, 14)
      .map((element) => element.textContent),
  );
  const met: unknown[] = [];
  while (met.length < expected.length) {
    await visitor.press('Tab');
    const focus = await visitor.read(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return {
        text: element.textContent,
        isOutlined: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0,
        isInView: box.bottom > 0 && box.top < innerHeight,
      };
    });
    expect(focus).toMatchObject({ isOutlined: true, isInView: true });
    met.push(focus.text);
  }
  expect(met).toEqual(expected);
});

test('the way to the text leads past the menu', async ({ visitor, world }) => {
  await openHydrated(visitor, world.siteUrl + ROUTES.about);
  await visitor.press('Tab');
  expect(await focusIsIn(visitor, 'a[href="#content"]')).toBe(true);
  await visitor.press('Enter');
  await expect.poll(() => focusIsIn(visitor, 'main')).toBe(true);
});

test('the popup comes by its time and goes by key', async ({ visitor, world }) => {
  await visitor.read((name) => localStorage.removeItem(name), STORAGE.promoDismissals);
  await openHydrated(visitor, world.siteUrl + ROUTES.about);
  await expect.poll(() => count(visitor, DIALOG), { timeout: PROMO.firstDelayMs + 15_000 }).toBe(1);
  await visitor.press('Escape');
  await expect.poll(() => count(visitor, DIALOG)).toBe(0);
});

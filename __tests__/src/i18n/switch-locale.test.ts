import type { MouseEvent } from 'react';
import { STORAGE } from '../../../src/config/storage';
import type { Locale } from '../../../src/i18n/locales';
import { followLocaleLink } from '../../../src/i18n/switch-locale';

const led: string[] = [];
jest.mock('gatsby', () => ({ navigate: async (to: string) => led.push(to) }));

const logged: string[] = [];
jest.mock('../../../src/utils/log', () => ({ logError: (text: string) => logged.push(text) }));

const PLAIN = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

interface World {
  page?: { status?: string } | undefined;
  /** Whether the address answers, `undefined` where the network is away. */
  answers?: boolean;
}

/** A click on a link to a language, on a page at an address. */
async function click(
  [address, locale, path]: [string, Locale, string],
  { page = {}, answers }: World = {},
  keys: Partial<typeof PLAIN> = {},
) {
  window.history.replaceState(null, '', address);
  const asked: string[] = [];
  window.___loader = {
    loadPage: async (to: string) => {
      asked.push(to);
      return page;
    },
  } as unknown as typeof window.___loader;
  window.fetch = (async () => {
    if (answers === undefined) throw new TypeError('Failed to fetch');
    return { ok: answers };
  }) as unknown as typeof fetch;
  const preventDefault = jest.fn();
  followLocaleLink({ ...PLAIN, ...keys, preventDefault } as unknown as MouseEvent, locale, path);
  await new Promise((resolve) => setTimeout(resolve));
  return { asked, isHandled: preventDefault.mock.calls.length > 0 };
}

const kept = () => window.localStorage.getItem(STORAGE.selectedLanguage);

beforeEach(() => {
  led.length = 0;
  logged.length = 0;
  window.localStorage.clear();
});

describe('a link to another language', () => {
  it.each<[string, Locale, string, string]>([
    ['/projects?a=1#units', 'ua', '/projects', '/ua/projects?a=1#units'],
    ['/ua/projects?a=1#units', 'en', '/projects', '/projects?a=1#units'],
    ['/?lang=en&a=1', 'ru', '/', '/ru?a=1'],
    ['/news/one?a=1#x', 'ru', '/news', '/ru/news'],
  ])('at %s leads to %s of %s: %s', async (address, locale, path, target) => {
    expect(await click([address, locale, path])).toMatchObject({ isHandled: true });
    expect(led).toEqual([target]);
    expect(kept()).toBe(locale);
  });

  it('goes on where the loader fails and the address answers, as after another build', async () => {
    const page = { status: 'error' };
    await click(['/about', 'ua', '/about'], { page, answers: true });
    expect(led).toEqual(['/ua/about']);
  });

  it.each([
    ['is not there', false],
    ['does not answer', undefined],
  ])('stays, keeps nothing and says so where the page %s', async (_what, answers) => {
    await click(['/about', 'ua', '/about'], { page: { status: 'error' }, answers });
    expect([led, kept()]).toEqual([[], null]);
    expect(logged).toEqual(['The strings of “uk” did not load; the page stays.']);
  });

  it('is the browser’s where a tab is asked for', async () => {
    const { asked, isHandled } = await click(['/', 'ua', '/'], {}, { ctrlKey: true });
    expect([asked, isHandled, led]).toEqual([[], false, []]);
  });
});

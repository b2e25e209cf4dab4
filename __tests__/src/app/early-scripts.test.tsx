/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { earlyScripts } from '../../../src/app/early/early-scripts';
import { STORAGE } from '../../../src/config/storage';
import {
  BEFORE_RELOAD_EVENT,
  MISSING_CHUNK_EVENT,
  RELOAD_GUARD_MS,
  UNASKED_GUARD_MS,
  type MissingChunk,
} from '../../../src/domain/chunk-reload';

const ORIGIN = 'https://site.example';
const NOW = Date.parse('2026-05-01T12:00:00Z');

/** The scripts in the head of a page, as source text. */
const sourcesOf = (pathname: string) =>
  [
    ...renderToStaticMarkup(<>{earlyScripts(pathname)}</>).matchAll(
      /<script>([\s\S]*?)<\/script>/g,
    ),
  ].map(([, source = '']) => source);

const sourceWith = (pathname: string, part: string) =>
  sourcesOf(pathname).find((source) => source.includes(part)) ?? 'throw new Error("not there")';

type Store = Record<string, string>;

const storageOf = (values: Store) => ({
  getItem: (key: string) => values[key] ?? null,
  setItem: (key: string, value: string) => {
    values[key] = value;
  },
});

const refusing = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
};

describe('the way to the language of a visitor', () => {
  interface Visit {
    address?: string;
    stored?: Store;
    cookie?: string;
    language?: string;
    agent?: string;
    navigation?: string;
    isStorageDenied?: boolean;
  }

  /** Where the script of the bare root leads; nothing where it stays. */
  function open({
    address = '/',
    stored = {},
    cookie = '',
    language = 'en-GB',
    agent = 'Mozilla/5.0',
    navigation = 'navigate',
    isStorageDenied = false,
  }: Visit) {
    const { pathname, search, hash } = new URL(address, ORIGIN);
    const replaced: string[] = [];
    const window = {
      location: { pathname, search, hash, replace: (to: string) => replaced.push(to) },
      localStorage: isStorageDenied ? refusing : storageOf(stored),
    };
    const root = { style: { visibility: '' }, setAttribute: () => undefined };
    const document = { cookie, documentElement: root };
    const globals = {
      window,
      document,
      navigator: { language, userAgent: agent },
      performance: { getEntriesByType: () => [{ type: navigation }] },
      setTimeout: () => 0,
    };
    new Function(...Object.keys(globals), sourceWith('/', 'localStorage'))(
      ...Object.values(globals),
    );
    expect(root.style.visibility).toBe(replaced.length > 0 ? 'hidden' : '');
    return replaced[0];
  }

  it.each<[string, Visit, string | undefined]>([
    ['the browser’s language', { language: 'uk-UA' }, '/ua'],
    ['the cookie before it', { cookie: 'x=1; lang=ru; y=2', language: 'uk' }, '/ru'],
    ['the choice before it', { stored: { selectedLanguage: 'ua' }, cookie: 'lang=ru' }, '/ua'],
    [
      'what was kept for the root before all',
      { stored: { localeRedirect: 'ru', selectedLanguage: 'ua' }, cookie: 'lang=ua' },
      '/ru',
    ],
    [
      'English, which has no prefix',
      { stored: { localeRedirect: 'en' }, language: 'uk' },
      undefined,
    ],
    ['no cookie of a name that only ends alike', { cookie: 'slang=ru' }, undefined],
    ['no value that is no locale', { stored: { localeRedirect: 'xx' }, language: 'uk' }, '/ua'],
    ['the browser where storage is denied', { isStorageDenied: true, language: 'ru' }, '/ru'],
  ])('takes %s', (_what, visit, target) => {
    expect(open(visit)).toBe(target);
  });

  it('keeps query and part of the address', () => {
    expect(open({ address: '/?utm_source=x#request', language: 'uk' })).toBe(
      '/ua?utm_source=x#request',
    );
  });

  it('follows a language that the address asks for, on any page without a prefix', () => {
    expect(open({ address: '/projects?lang=ua&a=1' })).toBe('/ua/projects?a=1');
    expect(open({ address: '/projects', language: 'uk' })).toBeUndefined();
  });

  it.each(['Googlebot/2.1', 'Chrome-Lighthouse', 'WhatsApp link preview'])(
    'leaves %s where it is',
    (agent) => {
      expect(open({ agent, language: 'uk' })).toBeUndefined();
      expect(open({ agent, address: '/?lang=ua' })).toBe('/ua');
    },
  );

  it('leaves who comes back where they are', () => {
    expect(open({ navigation: 'back_forward', language: 'uk' })).toBeUndefined();
  });

  it('stands on no page with a prefix', () => {
    expect(sourcesOf('/ua').some((source) => source.includes('localStorage'))).toBe(false);
  });
});

describe('the watch over chunks', () => {
  /** A page with the script in its head; `listeners` are its. */
  function load({
    stored = {} as Store,
    isOnline = true,
    answers = true,
    navigation = 'navigate',
  } = {}) {
    const target = new EventTarget();
    const reloads: string[] = [];
    const events: string[] = [];
    class Script {
      constructor(
        readonly src: string,
        private readonly isWebpack = false,
      ) {}
      hasAttribute = (name: string) => this.isWebpack && name === 'data-webpack';
    }
    const window = {
      addEventListener: target.addEventListener.bind(target),
      dispatchEvent: (event: Event) => {
        events.push(event.type);
        return target.dispatchEvent(event);
      },
      location: {
        pathname: '/contacts',
        href: `${ORIGIN}/contacts`,
        origin: ORIGIN,
        reload: () => reloads.push('reload'),
      },
      sessionStorage: stored.denied ? refusing : storageOf(stored),
    };
    const globals = {
      window,
      navigator: { onLine: isOnline },
      performance: { getEntriesByType: () => [{ type: navigation }] },
      fetch: async (_address: string, init: RequestInit) => {
        if (!answers) throw new TypeError('Failed to fetch');
        expect(init).toEqual({ method: 'HEAD', cache: 'no-store' });
        return new Response();
      },
      HTMLScriptElement: Script,
    };
    new Function(...Object.keys(globals), sourceWith('/contacts', 'sessionStorage'))(
      ...Object.values(globals),
    );
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    const send = async (type: string, fields: object) => {
      const event = Object.assign(new Event(type, { cancelable: true }), fields);
      const stop = jest.spyOn(event, 'stopImmediatePropagation');
      target.dispatchEvent(event);
      await settle();
      return { isStopped: stop.mock.calls.length > 0 };
    };
    return {
      reloads,
      events,
      stored,
      reject: (reason: unknown) => send('unhandledrejection', { reason }),
      /** A script that fails to load; its element is the event's target. */
      fail: async (src: string, isWebpack = false) => {
        const event = new Event('error');
        Object.defineProperty(event, 'target', { value: new Script(src, isWebpack) });
        target.dispatchEvent(event);
        await settle();
      },
      miss: async (guardMs: number) => {
        const detail: MissingChunk = { guardMs };
        await send(MISSING_CHUNK_EVENT, { detail });
        return detail.reloads;
      },
    };
  }

  const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
  });
  const key = `${STORAGE.chunkReload}/contacts`;

  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
  });
  afterEach(() => jest.restoreAllMocks());

  it('reloads for a missing chunk, tells the forms first, and keeps Gatsby from doing it too', async () => {
    const page = load();
    expect(await page.reject(chunkError)).toEqual({ isStopped: true });
    expect(page.events).toEqual([BEFORE_RELOAD_EVENT]);
    expect(page.reloads).toEqual(['reload']);
    expect(page.stored).toEqual({ [key]: String(NOW) });
  });

  it.each<[string, number, number]>([
    ['not again within the guard', NOW - RELOAD_GUARD_MS + 1, 0],
    ['again after it', NOW - RELOAD_GUARD_MS, 1],
    ['not where the clock was set back a little', NOW + RELOAD_GUARD_MS - 1, 0],
    ['again where it was set back a lot', NOW + RELOAD_GUARD_MS, 1],
  ])('reloads %s', async (_when, last, count) => {
    const page = load({ stored: { [key]: String(last) } });
    await page.reject(chunkError);
    expect(page.reloads).toHaveLength(count);
  });

  it('leaves other errors to others', async () => {
    const page = load();
    expect(await page.reject(new Error('else'))).toEqual({ isStopped: false });
    expect(page.reloads).toEqual([]);
  });

  it.each([
    ['the browser is offline', { isOnline: false }],
    ['nothing answers', { answers: false }],
  ])('leaves the page as it is where %s', async (_what, world) => {
    const page = load(world);
    await page.reject(chunkError);
    expect([page.reloads, page.events]).toEqual([[], []]);
  });

  it.each([
    ['navigate', 1],
    ['reload', 0],
  ])('without storage, a page that came by %s reloads %i times', async (navigation, count) => {
    const page = load({ stored: { denied: 'yes' }, navigation });
    await page.reject(chunkError);
    expect(page.reloads).toHaveLength(count);
  });

  it.each<[string, boolean, number]>([
    [`${ORIGIN}/app-1.js`, false, 1],
    [`${ORIGIN}/7-1.js`, true, 0],
    ['https://tags.example/x.js', false, 0],
    [`${ORIGIN}.evil.example/x.js`, false, 0],
  ])('for the script %s (asked for by webpack: %s) reloads %i times', async (src, own, count) => {
    const page = load();
    await page.fail(src, own);
    expect(page.reloads).toHaveLength(count);
  });

  it('answers a part that asks, by the part’s own guard', async () => {
    const page = load({ stored: { [key]: String(NOW - RELOAD_GUARD_MS) } });
    expect(await page.miss(UNASKED_GUARD_MS)).toBe(false);
    expect(await page.miss(RELOAD_GUARD_MS)).toBe(true);
    expect(page.reloads).toEqual(['reload']);
  });
});

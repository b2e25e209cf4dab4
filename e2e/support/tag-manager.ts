import type { BrowserContext, Page } from '@playwright/test';
import { COOKIES } from '../../src/config/storage';
import { CONSENT_VERSION, type ConsentCategory } from '../../src/domain/consent';

/** Container id of the tests; requests to Google are mocked here. */
export const CONTAINER = 'GTM-E2ETEST';

declare global {
  interface Window {
    /** Entries of the data layer that the mock container has read, in order. */
    readByContainer?: unknown[];
  }
}

/** Reads the data layer as a container does: existing entries first, then each push. */
function container() {
  const layer = (window.dataLayer ??= []);
  const read: unknown[] = [...layer, { event: 'container started' }];
  window.readByContainer = read;
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    read.push(...entries);
    return push(...entries);
  };
}

/** Mocks every request to the hosts of Google's tags. */
export async function answerAsTagManager(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/www\.googletagmanager\.com\//, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${container})()` }),
  );
}

/** A consent in the banner's storage format. */
export function consentCookie(url: string, allowed: readonly ConsentCategory[]) {
  const at = new Date().toISOString();
  const value = {
    categories: ['necessary', ...allowed],
    revision: CONSENT_VERSION,
    data: null,
    consentTimestamp: at,
    consentId: '9f2c4a70-3c52-4f6e-9d4e-0f6a6c1f2b11',
    services: { necessary: [], analytics: [], advertising: [] },
    languageCode: 'en',
    lastConsentTimestamp: at,
    expirationTime: Date.now() + 1e9,
  };
  return { url, name: COOKIES.consent, value: encodeURIComponent(JSON.stringify(value)) };
}

/**
 * Entries read by the mock container: commands as lists, events with their values; empty before it
 * starts.
 */
export const readByContainer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.readByContainer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    ),
  );

/** Events that come whenever the browser has measured something, between all others. */
const MEASUREMENTS: readonly unknown[] = ['web_vitals', 'scroll_depth'];

const nameOf = (entry: unknown) =>
  Array.isArray(entry) ? undefined : (entry as { event?: unknown }).event;

/** Names of the events read by the mock container, in order, without measurements. */
export const eventsOf = async (page: Page): Promise<unknown[]> =>
  (await readByContainer(page)).flatMap((entry) => {
    const name = nameOf(entry);
    return name === undefined || MEASUREMENTS.includes(name) ? [] : name;
  });

/** Events of a name that the mock container has read. */
export const eventsNamed = async (page: Page, name: string): Promise<Record<string, unknown>[]> =>
  (await readByContainer(page)).filter(
    (entry): entry is Record<string, unknown> => nameOf(entry) === name,
  );

import type { Browser, BrowserContext } from 'playwright-core';
import type { Problem } from './check';

/** Options of the browser check. */
export interface BrowserOptions {
  /** Executable of a Chromium. */
  executable: string;
  /** Serves a folder locally as the host does. */
  serve: (directory: string) => Promise<{ url: string; close(): Promise<void> }>;
  log: (line: string) => void;
  /** Timeout for loading and hydrating a page, milliseconds. */
  timeout?: number;
}

/** Number of pages checked in parallel. */
const PARALLEL = 3;
/** Generous, because a busy machine takes seconds for a page, milliseconds. */
const TIMEOUT_MS = 30_000;
/** Console message of the 404 page. */
const NOT_FOUND = /^Page Not Found: /;

const ARGUMENTS = [
  // No sandbox: only files of this site are opened, and containers run as root.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** Checks one page; returns its fault, or undefined. */
async function faultOf(
  context: BrowserContext,
  origin: string,
  page: string,
  timeout: number,
): Promise<string | undefined> {
  const faults: string[] = [];
  const tab = await context.newPage();
  try {
    const isOwn = (address: string) => address === '' || address.startsWith(`${origin}/`);
    tab.on('pageerror', ({ message }) => faults.push(message));
    tab.on('console', (message) => {
      // Requests to other hosts are blocked here; their failure is no fault of the page.
      if (message.type() !== 'error' || !isOwn(message.location().url)) return;
      if (!NOT_FOUND.test(message.text())) faults.push(message.text());
    });
    tab.on('requestfailed', (request) => {
      if (isOwn(request.url())) {
        faults.push(`${request.url().slice(origin.length)} did not load`);
      }
    });
    await tab.goto(origin + page, { waitUntil: 'load', timeout });
    // The site sets its build id there after hydration.
    await tab.waitForFunction(
      () => Boolean((globalThis as unknown as Window).document.documentElement.dataset.build),
      undefined,
      { timeout },
    );
  } catch (error) {
    faults.push((error as Error).message);
  } finally {
    await tab.close();
  }
  return faults[0]?.split('\n', 1)[0];
}

/**
 * Checks pages of a release in a browser: each must load without an error and hydrate. Requests to
 * other sites are blocked. If the browser does not start, the check passes.
 *
 * @param pages - addresses of the site
 */
export async function checkInBrowser(
  { executable, serve, log, timeout = TIMEOUT_MS }: BrowserOptions,
  directory: string,
  pages: readonly string[],
): Promise<Problem[]> {
  let browser: Browser;
  try {
    const { chromium } = await import('playwright-core');
    browser = await chromium.launch({
      executablePath: executable,
      args: ARGUMENTS,
      // Signals are left to the publisher, which stops after the check.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (error) {
    log(`No page was opened in a browser: ${(error as Error).message.split('\n', 1)[0] ?? ''}`);
    return [];
  }
  const server = await serve(directory);
  try {
    const { origin } = new URL(server.url);
    const context = await browser.newContext();
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const problems: Problem[] = [];
    const queue = [...pages].values();
    const run = async () => {
      for (const page of queue) {
        // Retried once: a busy machine can starve the browser, a real fault is reproducible.
        const look = () => faultOf(context, origin, page, timeout);
        const fault = (await look()) && (await look());
        if (fault) {
          problems.push({ page, sentence: `The page ${page} fails in a browser: ${fault}.` });
        }
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, run));
    return problems;
  } finally {
    await browser.close();
    await server.close();
  }
}

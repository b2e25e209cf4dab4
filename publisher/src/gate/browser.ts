import type { Browser, BrowserContext } from 'playwright-core';
import type { Problem } from './check';

/** What the check in a browser needs. */
export interface BrowserOptions {
  /** Executable of a Chromium. */
  executable: string;
  /** Serves a folder on this machine as visitors get it. */
  serve: (directory: string) => Promise<{ url: string; close(): Promise<void> }>;
  log: (line: string) => void;
  /** Time for a page to load and to hydrate, milliseconds. */
  patience?: number;
}

/** Pages open side by side. */
const PARALLEL = 3;
/** A busy machine takes seconds for a page, milliseconds. */
const PATIENCE_MS = 30_000;
/** What the page for missing addresses says of itself. */
const NOT_FOUND = /^Page Not Found: /;

const ARGUMENTS = [
  // Only files of this site are opened, and containers run as root.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** Opens one page and says what went wrong; undefined where nothing did. */
async function faultOf(
  context: BrowserContext,
  origin: string,
  page: string,
  patience: number,
): Promise<string | undefined> {
  const faults: string[] = [];
  const tab = await context.newPage();
  try {
    const isOwn = (address: string) => address === '' || address.startsWith(`${origin}/`);
    tab.on('pageerror', ({ message }) => faults.push(message));
    tab.on('console', (message) => {
      // What elsewhere does not answer is blocked here, and no fault of the page.
      if (message.type() !== 'error' || !isOwn(message.location().url)) return;
      if (!NOT_FOUND.test(message.text())) faults.push(message.text());
    });
    tab.on('requestfailed', (request) => {
      if (isOwn(request.url())) {
        faults.push(`${request.url().slice(origin.length)} did not load`);
      }
    });
    await tab.goto(origin + page, { waitUntil: 'load', timeout: patience });
    // The site's program names its build there once it has taken the page over.
    await tab.waitForFunction(
      () => Boolean((globalThis as unknown as Window).document.documentElement.dataset.build),
      undefined,
      { timeout: patience },
    );
  } catch (error) {
    faults.push((error as Error).message);
  } finally {
    await tab.close();
  }
  return faults[0]?.split('\n', 1)[0];
}

/**
 * Opens pages of a release in a browser: each must load without an error and hydrate. Requests
 * to other sites are blocked. A browser that does not start keeps nothing back.
 *
 * @param pages - addresses of the site
 */
export async function checkInBrowser(
  { executable, serve, log, patience = PATIENCE_MS }: BrowserOptions,
  directory: string,
  pages: readonly string[],
): Promise<Problem[]> {
  let browser: Browser;
  try {
    const { chromium } = await import('playwright-core');
    browser = await chromium.launch({
      executablePath: executable,
      args: ARGUMENTS,
      // Who stops the publisher stops it after this.
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
        // A busy machine can starve the browser; a real fault is there twice.
        const look = () => faultOf(context, origin, page, patience);
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

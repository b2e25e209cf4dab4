import { chromium } from '@playwright/test';
import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { findProgram } from '../../../scripts/support/browsers';
import { findChromium } from '../../../scripts/support/chromium';
import type { RunningBrowser, Visitor } from './visitor';
import { WINDOW_HEIGHT, WINDOW_WIDTH } from './window-size';

/** Chromium, by its own protocol. */
export async function startChromium(): Promise<RunningBrowser> {
  return runningBrowser(
    await launch({
      executablePath: findChromium() ?? chromium.executablePath(),
      args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-component-update'],
    }),
  );
}

/** Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<RunningBrowser> {
  return runningBrowser(
    await launch({ browser: 'firefox', executablePath: findProgram('firefox') }),
  );
}

function runningBrowser(browser: Browser): RunningBrowser {
  return {
    visit: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await resize(page, WINDOW_WIDTH);
      return visitorOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

const resize = (page: Page, width: number) => page.setViewport({ width, height: WINDOW_HEIGHT });

function visitorOf(page: Page, leave: () => Promise<void>): Visitor {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    open: async (url) => {
      await page.goto(url);
    },
    resize: (width) => resize(page, width),
    click: (selector) => page.locator(selector).click(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    attach: async (selector, file) => {
      const field = await page.waitForSelector(selector);
      await (field as ElementHandle<HTMLInputElement>).uploadFile(file);
    },
    // Puppeteer's types do not support optional arguments.
    read: (inPage, argument) => page.evaluate(inPage as never, argument) as never,
    takeErrors: () => errors.splice(0),
    leave,
  };
}

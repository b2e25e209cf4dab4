import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, By, Capabilities, Key as Keys, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../cms/scripts/directus-process';
import { findProgram } from '../../../scripts/support/browsers';
import { stopProcess } from '../../../scripts/support/processes';
import type { Key, RunningBrowser, Visitor } from './visitor';
import { startWatchingProxy } from './watching-proxy';
import { WINDOW_HEIGHT, WINDOW_WIDTH } from './window-size';

/** Longer than an element takes to appear on a busy machine, milliseconds. */
const TIMEOUT_MS = 15_000;

/** Otherwise the toolbar gives the window a minimum width above a phone's. */
const NARROW_TOOLBAR =
  '* { margin: 0; padding: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }\n';

const KEYS: Record<Key, string> = {
  Tab: Keys.TAB,
  Escape: Keys.ESCAPE,
  Enter: Keys.ENTER,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
};

/** WebKit's MiniBrowser, by the classic WebDriver, on a virtual display. */
export async function startWebKit(): Promise<RunningBrowser> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-visits-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(findProgram('webkitDriver'), ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      LC_ALL: 'C.UTF-8',
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
    },
  });
  const server = `http://127.0.0.1:${port}`;
  return {
    visit: () => visit(server),
    close: async () => {
      await stopProcess(driver);
      await stopProcess(display.process);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Starts a virtual display (Xvfb), which picks a free number by itself. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const screen = `${WINDOW_WIDTH}x${WINDOW_HEIGHT}x24`;
  const server = spawn(
    findProgram('display'),
    ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const name = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb has ended.')));
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { name, process: server };
}

async function visit(server: string): Promise<Visitor> {
  const proxy = await startWatchingProxy();
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        proxy: { proxyType: 'manual', httpProxy: proxy.address },
        'webkitgtk:browserOptions': { args: ['--automation'] },
      }),
    )
    .build();
  await resize(driver, WINDOW_WIDTH);
  return {
    open: (url) => driver.get(url),
    resize: (width) => resize(driver, width),
    click: (selector) => click(driver, selector),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    attach: async (selector, file) => {
      const field = await driver.wait(until.elementLocated(By.css(selector)), TIMEOUT_MS);
      await field.sendKeys(file);
    },
    // Selenium's types support functions without arguments only.
    read: (inPage, argument) => driver.executeScript(inPage as never, argument) as never,
    takeErrors: () => proxy.takeErrors(),
    leave: async () => {
      await driver.quit();
      await proxy.close();
    },
  };
}

/**
 * Moves the pointer to an element and clicks. The driver's own click follows the page's smooth
 * scrolling and misses elements that are still moving.
 */
async function click(driver: WebDriver, selector: string): Promise<void> {
  const point = await driver.wait<{ x: number; y: number } | null>(
    () => driver.executeScript(restingPlace, selector),
    TIMEOUT_MS,
    `Nothing can be clicked at ${selector}`,
  );
  if (!point) return;
  await driver.actions().move(point).click().perform();
}

/** Runs in the page: the centre of an element that has stopped moving and is not covered. */
function restingPlace(selector: string): Promise<{ x: number; y: number } | null> | null {
  const element = document.querySelector(selector);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  return new Promise((resolve) => {
    setTimeout(() => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isAtRest = left === before.left && top === before.top;
      const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      const hit = document.elementFromPoint(point.x, point.y);
      const isOnTop = hit !== null && (element.contains(hit) || hit.contains(element));
      resolve(isAtRest && isOnTop && width > 0 ? point : null);
    }, 100);
  });
}

async function resize(driver: WebDriver, width: number): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: WINDOW_HEIGHT });
}

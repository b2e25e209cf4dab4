import { existsSync } from 'node:fs';
import { aptInstall, canInstall, run } from './apt';
import { ReadableError } from './messages';
import { inRoot } from './root';

/** Common paths of Chromium. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The Chromium of `CHROMIUM_PATH` or of the system; undefined if there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || SYSTEM_BROWSERS.find((file) => existsSync(file));
}

/**
 * Finds or installs a Chromium for the browser tests: `CHROMIUM_PATH`, the system's, Debian's
 * package if run as root on Debian, otherwise Playwright's own.
 *
 * @returns the executable; undefined for Playwright's own
 * @throws ReadableError if none can be installed
 */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found && existsSync(found)) return found;
  if (found) {
    throw new ReadableError(
      'CHROMIUM_PATH names no file. Example: CHROMIUM_PATH=/usr/bin/chromium',
    );
  }
  if (canInstall()) {
    aptInstall(['chromium']);
    const debian = findChromium();
    if (debian) return debian;
  }
  process.stdout.write('Installing Chromium with Playwright\n');
  if (run(process.execPath, [inRoot('node_modules/playwright/cli.js'), 'install', 'chromium'])) {
    return undefined;
  }
  throw new ReadableError(
    'No Chromium was found or could be installed. Install one and name it: CHROMIUM_PATH=/usr/bin/chromium npm test',
  );
}

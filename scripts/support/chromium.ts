import { existsSync } from 'node:fs';
import { aptInstall, canInstall, run } from './apt';
import { ReadableError } from './messages';
import { inRoot } from './root';

/** Where systems keep their Chromium. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The Chromium of `CHROMIUM_PATH` or of the system, where there is one. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || SYSTEM_BROWSERS.find((file) => existsSync(file));
}

/**
 * A Chromium for the browser tests: the one of `CHROMIUM_PATH`, of the system, Debian's package
 * where this is root on Debian, else Playwright's own.
 *
 * @returns the executable, or nothing where Playwright finds its own
 * @throws ReadableError where none can be had
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

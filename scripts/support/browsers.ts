import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, canInstall } from './apt';
import { ensureChromium } from './chromium';
import { ReadableError } from './messages';

/** The browser engines of the tests. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

/** Programs of the engines besides Chromium, with their Debian packages. */
const PROGRAMS = {
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  /** Contains WebKit's MiniBrowser. */
  webkitDriver: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  /** The MiniBrowser has no headless mode. */
  display: { names: ['Xvfb'], package: 'xvfb' },
} as const;

type ProgramName = keyof typeof PROGRAMS;

const NAMES = Object.keys(PROGRAMS) as ProgramName[];

/**
 * Finds a program that the browser tests need.
 *
 * @throws ReadableError naming the package if it is not installed
 */
export function findProgram(name: ProgramName): string {
  const found = lookUp(name);
  if (!found) throw new ReadableError(whatToInstall([name]));
  return found;
}

/**
 * Ensures that all three browsers are installed; as root on Debian it installs missing packages.
 *
 * @returns the executable of Chromium; undefined for Playwright's own
 * @throws ReadableError saying what to install
 */
export function ensureBrowsers(): string | undefined {
  const chromium = ensureChromium();
  if (missing().length > 0 && canInstall()) {
    aptInstall(missing().map((name) => PROGRAMS[name].package));
  }
  const left = missing();
  if (left.length > 0) throw new ReadableError(whatToInstall(left));
  return chromium;
}

const missing = () => NAMES.filter((name) => !lookUp(name));

function lookUp(name: ProgramName): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return PROGRAMS[name].names
    .flatMap((file) => folders.map((folder) => path.join(folder, file)))
    .find((file) => existsSync(file));
}

function whatToInstall(names: readonly ProgramName[]): string {
  const programs = names.map((name) => PROGRAMS[name].names[0]).join(', ');
  const packages = names.map((name) => PROGRAMS[name].package).join(' ');
  return `Missing for the browser tests: ${programs}. On Debian: apt-get install ${packages}`;
}

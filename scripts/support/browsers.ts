import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, canInstall } from './apt';
import { ensureChromium } from './chromium';
import { ReadableError } from './messages';

/** The engines the site is tried in. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

/** What the engines besides Chromium need: names of the program, and Debian's package of it. */
const PROGRAMS = {
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  /** Brings WebKit's MiniBrowser along. */
  webkitDriver: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  /** The MiniBrowser has no mode without a display. */
  display: { names: ['Xvfb'], package: 'xvfb' },
} as const;

type ProgramName = keyof typeof PROGRAMS;

const NAMES = Object.keys(PROGRAMS) as ProgramName[];

/**
 * A program that the browser tests need.
 *
 * @throws ReadableError naming the package where it is not installed
 */
export function findProgram(name: ProgramName): string {
  const found = lookUp(name);
  if (!found) throw new ReadableError(whatToInstall([name]));
  return found;
}

/**
 * Sees to it that all three browsers are there; installs Debian's packages where this is root on
 * Debian.
 *
 * @returns the Chromium, or nothing where Playwright finds its own
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

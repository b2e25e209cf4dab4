import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { parse } from 'dotenv';
import { port, read, readOr, type EnvRule, type EnvSource } from '../../contract/environment';
import { inRoot } from './root';
import { LOOPBACK } from './static-server';

const ENV_FILE = inRoot('.env');

/** Variables of `.env`, overridden by those of the process. */
export function readSiteEnv(): Record<string, string | undefined> {
  const file = existsSync(ENV_FILE) ? parse(readFileSync(ENV_FILE)) : {};
  return { ...file, ...process.env };
}

/**
 * Writes the values that are missing from both `.env` and the process into `.env`.
 *
 * @returns the whole environment of the site
 */
export function completeSiteEnv(
  defaults: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  const current = readSiteEnv();
  const missing = Object.entries(defaults).filter(([name]) => !current[name]);
  if (missing.length > 0) {
    const before = existsSync(ENV_FILE) ? readFileSync(ENV_FILE, 'utf8') : '';
    const separator = before && !before.endsWith('\n') ? '\n' : '';
    const lines = missing.map(([name, value]) => `${name}=${value}`).join('\n');
    writeFileSync(ENV_FILE, `${before}${separator}${lines}\n`, { mode: 0o600 });
    chmodSync(ENV_FILE, 0o600);
  }
  return { ...current, ...Object.fromEntries(missing) };
}

// Digits and dots that are no IP address are a typo, not a host name.
const NAME = /^(?![\d.]+$)[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

const host: EnvRule<string> = {
  expected: 'an address to listen on',
  example: '0.0.0.0, for every network',
  parse: (value) => (NAME.test(value) || isIP(value) !== 0 ? value : undefined),
};

/**
 * Reads `SITE_HOST`, the address to listen on; loopback by default.
 *
 * @throws EnvironmentError if its value is no host
 */
export const readSiteHost = (env: EnvSource): string => read(env, 'SITE_HOST', host) ?? LOOPBACK;

/**
 * Reads a port.
 *
 * @param fallback - default port
 * @throws EnvironmentError if its value is no port
 */
export const readPort = (env: EnvSource, name: string, fallback: number): number =>
  readOr(env, name, port, fallback);

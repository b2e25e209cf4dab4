import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { parse } from 'dotenv';
import { inRoot } from './root';
import { LOOPBACK } from './static-server';

const ENV_FILE = inRoot('.env');

/** Variables of `.env`, overruled by those of the process. */
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

/** The message of a variable that cannot be used. */
function environmentError(message: string): Error {
  const error = new Error(message);
  error.name = 'EnvironmentError';
  return error;
}

/**
 * Reads the address the site is served at by `SITE_HOST`: this machine alone where it is not set.
 *
 * @throws Error naming the variable where its value is no host
 */
export function readSiteHost(env: Readonly<Record<string, string | undefined>>): string {
  const value = env.SITE_HOST?.trim();
  if (!value) return LOOPBACK;
  // Digits and dots that are no address are a slip, not a name.
  const isName = /^(?![\d.]+$)[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(value);
  if (!isName && isIP(value) === 0) {
    throw environmentError(
      'SITE_HOST is not an address to listen on. Example: SITE_HOST=0.0.0.0, for every network',
    );
  }
  return value;
}

/**
 * Reads a port.
 *
 * @param fallback - what it is where the variable is not set
 * @throws Error naming the variable where its value is no port
 */
export function readPort(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
): number {
  const value = env[name]?.trim();
  if (!value) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw environmentError(`${name} is not a port number. Example: ${name}=${fallback}`);
  }
  return port;
}

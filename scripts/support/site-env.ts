import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { inRoot } from './root';

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
    const error = new Error(`${name} is not a port number. Example: ${name}=${fallback}`);
    error.name = 'EnvironmentError';
    throw error;
  }
  return port;
}

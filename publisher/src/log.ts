import { hostname } from 'node:os';

/** Level “info” of pino, Directus' logger. */
const INFO = 30;

/**
 * The log of the publisher: lines for a person, or with `LOG_STYLE=raw` lines of JSON in the shape of
 * Directus' own.
 *
 * @param style - of `LOG_STYLE`
 * @param name - the program, for people and in each line of JSON
 */
export function createLog(style: string | undefined, name: string): (line: string) => void {
  if (style !== 'raw') return (line) => process.stdout.write(`${name}: ${line}\n`);
  const fixed = { pid: process.pid, hostname: hostname(), name: name.toLowerCase() };
  return (msg) =>
    process.stdout.write(`${JSON.stringify({ level: INFO, time: Date.now(), ...fixed, msg })}\n`);
}

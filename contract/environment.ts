/**
 * Validation rules of environment variables for all packages (docs/decisions/0031). No message
 * repeats a value: it may be a secret, or one set under the wrong name. The file has no imports,
 * because browsers and Directus' extensions bundle it too.
 */

/** A missing or invalid variable, with a one-line message. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';

  /**
   * @param variable - its name
   * @param problem - a predicate: “is missing”
   * @param example - a valid value
   */
  constructor(
    readonly variable: string,
    problem: string,
    example: string,
  ) {
    super(`${variable} ${problem}. Example: ${variable}=${example}`);
  }
}

/** An environment; Directus parses lists and numbers in it. */
export type EnvSource = Readonly<Record<string, unknown>>;

/** A rule: validates and parses the value of a variable. */
export interface EnvRule<T> {
  /** Description of a valid value, which completes “is not …”. */
  expected: string;
  /** A valid value. */
  example: string;
  /** Parses a trimmed, non-empty value; undefined if it is invalid. */
  parse(value: string): T | undefined;
}

/**
 * Reads a variable as text.
 *
 * @returns undefined if it is missing or empty: `NAME=` in a file means not set
 */
export function readText(source: EnvSource, name: string): string | undefined {
  const value = source[name];
  const text = (Array.isArray(value) ? value.join(',') : String(value ?? '')).trim();
  return text === '' ? undefined : text;
}

/**
 * Reads an optional variable.
 *
 * @param example - instead of the rule's own
 * @throws EnvironmentError if the value is invalid
 */
export function read<T>(
  source: EnvSource,
  name: string,
  rule: EnvRule<T>,
  example = rule.example,
): T | undefined {
  const text = readText(source, name);
  if (text === undefined) return undefined;
  const value = rule.parse(text);
  if (value === undefined) throw new EnvironmentError(name, `is not ${rule.expected}`, example);
  return value;
}

/**
 * A variable with a default, which is the example too.
 *
 * @throws EnvironmentError if the value is invalid
 */
export function readOr<T extends string | number | boolean>(
  source: EnvSource,
  name: string,
  rule: EnvRule<T>,
  fallback: T,
): T {
  return read(source, name, rule, String(fallback)) ?? fallback;
}

/**
 * Reads a required variable.
 *
 * @param example - instead of the rule's own
 * @throws EnvironmentError if it is missing or invalid
 */
export function readRequired<T>(
  source: EnvSource,
  name: string,
  rule: EnvRule<T>,
  example = rule.example,
): T {
  const value = read(source, name, rule, example);
  if (value === undefined) throw new EnvironmentError(name, 'is missing', example);
  return value;
}

/** Any text, described by the example. */
export const text: EnvRule<string> = {
  expected: 'a text',
  example: 'text',
  parse: (value) => value,
};

const LAST_PORT = 65_535;

/** A TCP port. */
export const port: EnvRule<number> = {
  expected: `a port number from 1 to ${LAST_PORT}`,
  example: '8080',
  parse(value) {
    const number = Number(value);
    return Number.isInteger(number) && number >= 1 && number <= LAST_PORT ? number : undefined;
  },
};

/** A number within bounds, both included. */
export function numberFrom(min: number, max: number): EnvRule<number> {
  return {
    expected: `a number from ${min} to ${max}`,
    example: String(min),
    parse(value) {
      const number = Number(value);
      return number >= min && number <= max ? number : undefined;
    },
  };
}

const httpAddress = (value: string): URL | undefined => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
};

/** An absolute http or https URL; parsed without a trailing slash. */
export const httpUrl: EnvRule<string> = {
  expected: 'an http or https address',
  example: 'http://localhost:8055',
  parse: (value) => (httpAddress(value) ? value.replace(/\/+$/, '') : undefined),
};

/** An http or https origin; parsed without a trailing slash. */
export const origin: EnvRule<string> = {
  expected: 'an http or https address without a path',
  example: 'https://www.example.com',
  parse(value) {
    const url = httpAddress(value);
    return url && url.pathname === '/' && !url.search && !url.hash
      ? value.replace(/\/+$/, '')
      : undefined;
  },
};

/** Loopback hosts, which may use http, because nothing leaves the machine. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** An https URL without credentials; http is allowed on loopback. */
export const webhookUrl: EnvRule<string> = {
  expected: 'an https address without a user name',
  example: 'https://hooks.example.com/alerts',
  parse(value) {
    const url = httpAddress(value);
    const isSafe = url?.protocol === 'https:' || LOOPBACK.includes(url?.hostname ?? '');
    return isSafe && url?.username === '' && url.password === '' ? value : undefined;
  },
};

/** One of a list of values. */
export function oneOf<T extends string>(words: readonly T[]): EnvRule<T> {
  return {
    expected: `one of ${words.join(', ')}`,
    example: words[0] ?? '',
    parse: (value) => words.find((word) => word === value),
  };
}

/** `true` or `false`. */
export const flag: EnvRule<boolean> = {
  expected: 'true or false',
  example: 'true',
  parse: (value) => (value === 'true' ? true : value === 'false' ? false : undefined),
};

const EMAIL = /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/;

/** An e-mail address; Directus checks it more strictly at sign-in. */
export const email: EnvRule<string> = {
  expected: 'an e-mail address',
  example: 'admin@example.com',
  parse: (value) => (EMAIL.test(value) ? value : undefined),
};

/** A comma-separated list, whose entries are validated by another rule. */
export function listOf<T>(entry: EnvRule<T>, expected: string, example: string): EnvRule<T[]> {
  return {
    expected,
    example,
    parse(value) {
      const entries = value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => entry.parse(part));
      const good = entries.filter((part) => part !== undefined);
      return good.length === entries.length && good.length > 0 ? good : undefined;
    },
  };
}

/** A text that matches a pattern. */
export function matching(pattern: RegExp, expected: string, example: string): EnvRule<string> {
  return { expected, example, parse: (value) => (pattern.test(value) ? value : undefined) };
}

/** A secret with a minimum length. */
export function secret(least: number): EnvRule<string> {
  return {
    expected: `a secret of at least ${least} characters`,
    example: `<at least ${least} random characters>`,
    parse: (value) => (value.length >= least ? value : undefined),
  };
}

/**
 * A secret issued by another system.
 *
 * @param source - what it is and where to find it; the example
 */
export function token(source: string): EnvRule<string> {
  return {
    expected: 'a token, which has no white space',
    example: source,
    parse: (value) => (/\s/.test(value) ? undefined : value),
  };
}

/** Key of the IndexNow protocol, which the site serves as a file and the publisher sends. */
export const indexNowKey: EnvRule<string> = matching(
  /^[A-Za-z0-9-]{8,128}$/,
  'a key of 8 to 128 letters, digits and hyphens',
  '5f1c0b7a9e3d4c62',
);

/** A value of the environment that cannot be used; the message is one line for a person. */
export class CmsEnvError extends Error {
  override name = 'CmsEnvError';

  /**
   * @param variable Name of the variable.
   * @param problem What is wrong with its value.
   * @param example A value that would do.
   */
  constructor(
    readonly variable: string,
    problem: string,
    example: string,
  ) {
    super(`${variable} ${problem}. Example: ${variable}=${example}`);
  }
}

/** What the environment may hold, as process.env has it. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

/** The value, or undefined where it is missing or empty: `NAME=` in a file means not set. */
export function optional(source: EnvSource, name: string): string | undefined {
  const value = source[name]?.trim();
  return value === '' ? undefined : value;
}

/** A value that must be there. */
export function required(source: EnvSource, name: string, example: string): string {
  const value = optional(source, name);
  if (value === undefined) throw new CmsEnvError(name, 'is missing', example);
  return value;
}

/** A TCP port. */
export function port(source: EnvSource, name: string, fallback: number): number {
  const value = optional(source, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 65535) {
    throw new CmsEnvError(name, `is "${value}", not a port number from 1 to 65535`, `${fallback}`);
  }
  return number;
}

/** An absolute http or https address without a slash at its end. */
export function httpUrl(source: EnvSource, name: string, fallback: string): string {
  const value = optional(source, name) ?? fallback;
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') {
    throw new CmsEnvError(name, `is "${value}", not an http or https address`, fallback);
  }
  return value.replace(/\/+$/, '');
}

/** An e-mail address; Directus checks it more strictly at sign-in. */
export function email(source: EnvSource, name: string, example: string): string {
  const value = required(source, name, example);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
    throw new CmsEnvError(name, `is "${value}", not an e-mail address`, example);
  }
  return value;
}

/** E-mail addresses with commas between them. */
export function emails(source: EnvSource, name: string, fallback: string): string {
  const list = (optional(source, name) ?? fallback).split(',').map((entry) => entry.trim());
  for (const entry of list) email({ [name]: entry }, name, 'office@example.com,it@example.com');
  return list.join(',');
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** An https address without a user name; http where it is this machine. The message never shows it. */
export function webhookUrl(source: EnvSource, name: string): string | undefined {
  const value = optional(source, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  if (url === undefined || !isSafe || url.username !== '' || url.password !== '') {
    throw new CmsEnvError(
      name,
      'is not an https address without a user name',
      'https://hooks.example.com/alerts',
    );
  }
  return value;
}

/** A secret of a least length; the message never shows the value. */
export function secret(source: EnvSource, name: string, least: number): string {
  const example = `<at least ${least} random characters>`;
  const value = required(source, name, example);
  if (value.length < least) {
    throw new CmsEnvError(name, `has ${value.length} characters, ${least} are the least`, example);
  }
  return value;
}

/** One of a list of words. */
export function oneOf<const T extends string>(
  source: EnvSource,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const value = optional(source, name) ?? fallback;
  const match = allowed.find((word) => word === value);
  if (match === undefined) {
    throw new CmsEnvError(name, `is "${value}", not one of ${allowed.join(', ')}`, fallback);
  }
  return match;
}

/** `true` or `false`. */
export function flag(source: EnvSource, name: string, fallback: boolean): boolean {
  return oneOf(source, name, ['true', 'false'], fallback ? 'true' : 'false') === 'true';
}

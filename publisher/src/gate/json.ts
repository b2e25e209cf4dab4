/** Whether a JSON value is an object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Every string of a JSON value, with its key. */
export function* namedStrings(value: unknown, name = ''): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [name, value];
  else if (Array.isArray(value)) for (const part of value) yield* namedStrings(part, name);
  else if (isRecord(value)) {
    for (const [key, part] of Object.entries(value)) yield* namedStrings(part, key);
  }
}

/** Whether a value of JSON is an object with names. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Every string of a value of JSON, with the name it stands under. */
export function* namedStrings(value: unknown, name = ''): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [name, value];
  else if (Array.isArray(value)) for (const part of value) yield* namedStrings(part, name);
  else if (isRecord(value)) {
    for (const [key, part] of Object.entries(value)) yield* namedStrings(part, key);
  }
}

/** Whether what is declared is there; keys that only the other side has do not count. */
function includes(actual: unknown, declared: unknown): boolean {
  // Directus keeps false, null and an absent key apart where for us they mean the same.
  if (declared === null || declared === undefined || declared === false) {
    return actual === null || actual === undefined || actual === false;
  }
  if (Array.isArray(declared)) {
    return (
      Array.isArray(actual) &&
      actual.length === declared.length &&
      declared.every((entry, index) => includes(actual[index], entry))
    );
  }
  if (typeof declared === 'object') {
    if (typeof actual !== 'object' || actual === null) return false;
    return Object.entries(declared).every(([key, value]) =>
      includes(Reflect.get(actual, key), value),
    );
  }
  return actual === declared;
}

/**
 * Which keys of a declaration the database does not have as declared.
 *
 * @param declared What the code says.
 * @param actual What Directus answered.
 * @example changedKeys({ a: 1, b: null }, { a: 2, c: 3 }) // => ['a']
 */
export function changedKeys(declared: object, actual: object | null): string[] {
  return Object.entries(declared)
    .filter(
      ([key, value]) => !includes(actual === null ? undefined : Reflect.get(actual, key), value),
    )
    .map(([key]) => key);
}

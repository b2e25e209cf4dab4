/** Whether the actual value contains the declared one; additional keys are ignored. */
function includes(actual: unknown, declared: unknown): boolean {
  // false, null and a missing key count as equal.
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
 * Keys of a declaration that differ in the database.
 *
 * @param declared The declaration.
 * @param actual Directus' response.
 * @example changedKeys({ a: 1, b: null }, { a: 2, c: 3 }) // => ['a']
 */
export function changedKeys(declared: object, actual: object | null): string[] {
  return Object.entries(declared)
    .filter(
      ([key, value]) => !includes(actual === null ? undefined : Reflect.get(actual, key), value),
    )
    .map(([key]) => key);
}

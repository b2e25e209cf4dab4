/** Limit of named changes per kind: a first setup makes hundreds. */
const NAMED = 6;

/**
 * Summary of setup's changes, a line per kind.
 *
 * @param changes Each starts with its kind.
 * @example changesByKind(['field a.b added', 'field a.c: note']) // => ['field (2): a.b added; a.c: note']
 */
export function changesByKind(changes: readonly string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const change of changes) {
    const [kind = '', ...rest] = change.split(' ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), rest.join(' ')]);
  }
  return [...kinds].map(([kind, all]) => {
    const more = all.length - NAMED;
    const named = all.slice(0, NAMED).join('; ');
    return `${kind} (${all.length}): ${named}${more > 0 ? `; and ${more} more` : ''}`;
  });
}

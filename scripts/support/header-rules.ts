/** A parsed rule of a `_headers` file. */
export interface HeaderRule {
  /** Path of a request; one `*` stands for any characters. */
  path: string;
  /** By name. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Parses a `_headers` file: a path on a line of its own, below it its headers, indented. `#` starts a
 * comment. Other lines are ignored.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: Array<{ path: string; headers: Record<string, string> }> = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    else if (rule && name !== undefined && value !== undefined) rule.headers[name] = value;
  }
  return rules;
}

function matches(pattern: string, pathname: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pathname === pattern;
  return (
    pathname.length >= start.length + end.length &&
    pathname.startsWith(start) &&
    pathname.endsWith(end)
  );
}

/** Headers of a response by the path of its request; a later rule overrides an earlier one. */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Readonly<Record<string, string>> {
  return Object.assign(
    {},
    ...rules.filter(({ path }) => matches(path, pathname)).map(({ headers }) => headers),
  ) as Record<string, string>;
}

/** Options of a library; values of nested names are nested. */
export interface Settings {
  [name: string]: string | boolean | Settings;
}

const camelCase = (name: string) =>
  name.toLowerCase().replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

/**
 * Options in variables with a prefix, as Directus reads them.
 *
 * @example settingsOf({ DB_SSL__REJECT_UNAUTHORIZED: 'false' }, 'DB_')
 * // => { ssl: { rejectUnauthorized: false } }
 */
export function settingsOf(vars: Readonly<Record<string, string>>, prefix: string): Settings {
  const settings: Settings = {};
  for (const [name, value] of Object.entries(vars)) {
    if (!name.startsWith(prefix) || value === '') continue;
    const path = name.slice(prefix.length).split('__').map(camelCase);
    const last = path.pop() ?? '';
    let parent = settings;
    for (const step of path) {
      const inner = parent[step];
      parent = typeof inner === 'object' ? inner : (parent[step] = {});
    }
    parent[last] = value === 'true' ? true : value === 'false' ? false : value;
  }
  return settings;
}

/** Messages of a namespace, as in `locales/`. */
interface MessageTree {
  readonly [part: string]: string | MessageTree;
}

const BANNER = `// Generated from locales/en by \`npm run message-types\`: do not edit.

/** Names of the placeholders of each message that has some. */
export interface MessagePlaceholders {
`;

const PLACEHOLDER = /\{\{(.+?)\}\}/g;
const PLURAL = /_(one|other)$/;

function leaves(tree: MessageTree, prefix: string): Array<[key: string, text: string]> {
  return Object.entries(tree).flatMap(([part, value]) =>
    typeof value === 'string'
      ? [[prefix + part, value] as [string, string]]
      : leaves(value, `${prefix}${part}.`),
  );
}

/**
 * Generates the type of each message's placeholders (src/i18n/messages.ts). TypeScript infers the
 * keys of the JSON, but only `string` for its values.
 *
 * @param english - namespace → messages
 * @returns source text of src/i18n/message-placeholders.ts
 */
export function messagePlaceholders(english: Readonly<Record<string, MessageTree>>): string {
  const names = new Map<string, Set<string>>();
  for (const [namespace, tree] of Object.entries(english)) {
    for (const [key, text] of leaves(tree, `${namespace}:`)) {
      const found = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());
      if (PLURAL.test(key)) found.push('count');
      const base = key.replace(PLURAL, '');
      for (const name of found) names.set(base, (names.get(base) ?? new Set()).add(name));
    }
  }
  const rows = [...names]
    .map(
      ([key, found]) =>
        `  '${key}': ${[...found]
          .sort()
          .map((name) => `'${name}'`)
          .join(' | ')};\n`,
    )
    .sort();
  return `${BANNER}${rows.join('')}}\n`;
}

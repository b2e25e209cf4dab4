/** An event of the catalogue with the names of its values. */
export type Catalogue = Readonly<Record<string, readonly string[]>>;

const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/**
 * Reads the table of events.
 *
 * @param markdown - docs/analytics.md
 */
export function readCatalogue(markdown: string): Catalogue {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| `'));
  return Object.fromEntries(
    rows.map((row) => {
      const [, event, , values] = row.split('|');
      return [namesIn(event)[0] ?? '', namesIn(values)];
    }),
  );
}

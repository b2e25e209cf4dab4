import { WORDS } from '../../../schema/words';
import type { FilterContext, HookRegister } from './host';
import { languageFor } from './language-for';
import type { Language } from './texts';

/** Names that the admin shows as they are stored, by event scope: it resolves no keys in them. */
export const STORED_NAMES = {
  dashboards: ['name', 'note'],
  panels: ['name'],
  folders: ['name'],
} as const;

type Row = Readonly<Record<string, unknown>>;

/**
 * Rows with those names in a language that setup wrote in English; what people named stays.
 *
 * @param columns Columns of names.
 */
export function withNames(
  rows: readonly Row[],
  columns: readonly string[],
  language: Language,
): readonly Row[] {
  const words = Object.entries(WORDS).find(([tag]) => tag.startsWith(`${language}-`))?.[1];
  if (words === undefined) return rows;
  return rows.map((row) => {
    const names = columns.flatMap((column) => {
      const name = row[column];
      const word = typeof name === 'string' ? words[name] : undefined;
      return word === undefined ? [] : [[column, word] as const];
    });
    return { ...row, ...Object.fromEntries(names) };
  });
}

/**
 * Shows the dashboard, its panels and the folders of setup under names in the language of the
 * admin. Only for sessions of the admin: setup and other clients read what is stored.
 */
export function translateNames({ filter }: HookRegister): void {
  const read =
    (columns: readonly string[]) =>
    async (rows: unknown, _meta: unknown, context: FilterContext): Promise<unknown> =>
      context.accountability?.session && Array.isArray(rows)
        ? withNames(rows as Row[], columns, await languageFor(context))
        : rows;
  filter('dashboards.read', read(STORED_NAMES.dashboards));
  filter('panels.read', read(STORED_NAMES.panels));
  filter('folders.read', read(STORED_NAMES.folders));
}

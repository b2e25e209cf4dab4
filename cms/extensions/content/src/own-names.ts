import { WORDS } from '../../../schema/words';
import type { FilterContext, HookRegister } from './host';
import { languageFor } from './language-for';
import type { Language } from './texts';

/** Names that the admin shows as they are stored, by event scope: it resolves no keys in them. */
export const STORED_NAMES = {
  dashboards: ['name', 'note'],
  panels: ['name'],
  folders: ['name'],
  roles: ['name', 'description'],
  policies: ['name', 'description'],
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

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Users with the names of their roles in a language. */
export const withRoleNames = (users: readonly Row[], language: Language): readonly Row[] =>
  users.map((user) =>
    isRow(user.role)
      ? { ...user, role: withNames([user.role], STORED_NAMES.roles, language)[0] }
      : user,
  );

/**
 * Shows the dashboard, its panels, the folders, roles and policies of setup under names in the
 * language of the admin. Only for sessions of the admin: setup and other clients read what is stored.
 */
export function translateNames({ filter }: HookRegister): void {
  const read =
    (named: (rows: readonly Row[], language: Language) => readonly Row[]) =>
    async (rows: unknown, _meta: unknown, context: FilterContext): Promise<unknown> =>
      context.accountability?.session && Array.isArray(rows)
        ? named(rows as Row[], await languageFor(context))
        : rows;
  for (const scope of Object.keys(STORED_NAMES) as (keyof typeof STORED_NAMES)[]) {
    filter(
      `${scope}.read`,
      read((rows, language) => withNames(rows, STORED_NAMES[scope], language)),
    );
  }
  filter('users.read', read(withRoleNames));
}

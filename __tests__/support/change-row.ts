import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsDirectory } from '../../cms/scripts/paths';

/** What is needed here of the query builder that Directus brings along. */
type OpenDatabase = (config: object) => {
  (table: string): { where(row: object): { update(values: object): Promise<number> } };
  destroy(): Promise<void>;
};

/**
 * Changes a row behind Directus' back, as only time or a licence could.
 *
 * @param folder - of the test's Directus; its database is an SQLite file there
 */
export async function changeRow(
  folder: string,
  { table, id, to }: { table: string; id: string | undefined; to: object },
): Promise<void> {
  const load = createRequire(join(cmsDirectory(), 'package.json'));
  const database = (load('knex') as OpenDatabase)({
    client: 'sqlite3',
    connection: { filename: join(folder, 'directus.db') },
    useNullAsDefault: true,
  });
  try {
    await database(table).where({ id }).update(to);
  } finally {
    await database.destroy();
  }
}

import type { Knex } from 'knex';
import type { Caller, Host, ItemsService } from '../host';
import type { ExportedLead, Names } from './lead-cells';

/** Requests read at a time. */
const BATCH = 200;

/** Names by key from the translations of a collection: in the language, or else in English. */
async function titles(
  database: Knex,
  collection: 'projects' | 'sales' | 'vacancies',
  language: string,
): Promise<Map<number, string>> {
  const key = `${collection}_id`;
  const rows = await database<Record<string, string | number | null>>(`${collection}_translations`)
    .select(key, 'languages_code', 'title')
    .whereIn('languages_code', [language, 'en'])
    .whereNotNull('title');
  // English first, so that the other language replaces it.
  const inOrder = [...rows].sort((row) => (row.languages_code === language ? 1 : -1));
  return new Map(inOrder.map((row) => [Number(row[key]), String(row.title)]));
}

interface Person {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}

async function people(database: Knex): Promise<Map<string, string>> {
  const users = await database<Person>('directus_users')
    .select('id', 'first_name', 'last_name', 'email')
    .whereIn('id', database('leads').distinct('owner').whereNotNull('owner'));
  return new Map(
    users.map(({ id, first_name: first, last_name: last, email }) => [
      id,
      [first, last].filter(Boolean).join(' ') || (email ?? ''),
    ]),
  );
}

/**
 * Names of what requests refer to, in a language. Whoever may read requests may read these, too.
 *
 * @param language BCP 47.
 */
export async function readNames(database: Knex, language: string): Promise<Names> {
  return {
    projects: await titles(database, 'projects', language),
    sales: await titles(database, 'sales', language),
    vacancies: await titles(database, 'vacancies', language),
    people: await people(database),
  };
}

/** Language of a user in the admin, or else that of the project; like `ru-RU`. */
export async function languageOfUser(database: Knex, user: string): Promise<string | null> {
  const own = await database('directus_users')
    .where({ id: user })
    .first<{ language: string | null } | undefined>('language');
  if (own?.language) return own.language;
  const settings = await database('directus_settings').first<
    { default_language: string | null } | undefined
  >('default_language');
  return settings?.default_language ?? null;
}

async function* inBatches(
  items: ItemsService,
  keys: readonly string[],
): AsyncGenerator<ExportedLead> {
  for (let start = 0; start < keys.length; start += BATCH) {
    const ids = keys.slice(start, start + BATCH);
    const rows = (await items.readByQuery({
      fields: ['*'],
      filter: { id: { _in: ids } },
      limit: -1,
    })) as ExportedLead[];
    const byId = new Map(rows.map((row) => [row.id, row]));
    // One that was deleted meanwhile is left out.
    yield* ids.flatMap((id) => byId.get(id) ?? []);
  }
}

/**
 * All requests that somebody may read, newest first, a batch in memory at a time. The order is
 * taken at the start: requests that come in later neither shift nor repeat a row.
 *
 * @param caller Whose permissions count.
 * @throws Directus' FORBIDDEN if they may not read requests.
 */
export async function readLeads(host: Host, caller: Caller): Promise<AsyncGenerator<ExportedLead>> {
  const items = new host.services.ItemsService('leads', {
    schema: await host.getSchema(),
    knex: host.database,
    accountability: caller,
  });
  const keys = (await items.readByQuery({
    fields: ['id'],
    sort: ['-date_created', 'id'],
    limit: -1,
  })) as { id: string }[];
  return inBatches(
    items,
    keys.map(({ id }) => id),
  );
}

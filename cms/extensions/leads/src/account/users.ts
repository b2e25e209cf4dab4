import { IDS } from '../../../../access/ids';
import type { Host } from '../host';
import { retryOnBusy } from '../store/database-errors';
import type { ProfileChange } from './fields';

/** A row of `directus_users`, as far as accounts need it. */
export interface UserRow {
  id: string;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  status: string;
  role: string | null;
  /** Authentication provider; `default` is Directus' own, by password. */
  provider: string;
  phone: string | null;
  alternative_contact: string | null;
  /** JSON; read as text on SQLite, as a value on PostgreSQL. */
  short_list: unknown;
}

/** Somebody with an account on the site. */
export interface Visitor extends UserRow {
  email: string;
}

const COLUMNS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'status',
  'role',
  'provider',
  'phone',
  'alternative_contact',
  'short_list',
] as const;

/** Finds a user by e-mail address, case-insensitively. */
export const userByEmail = ({ database }: Host, email: string): Promise<UserRow | undefined> =>
  retryOnBusy(() =>
    database<UserRow>('directus_users')
      .select(...COLUMNS)
      .whereRaw('LOWER(??) = ?', ['email', email.toLowerCase()])
      .first(),
  );

/** Finds a user by id. */
export const userById = ({ database }: Host, id: string): Promise<UserRow | undefined> =>
  retryOnBusy(() =>
    database<UserRow>('directus_users')
      .select(...COLUMNS)
      .where({ id })
      .first(),
  );

/** Whether a user has the visitors' role. */
export const isVisitorRole = ({ role }: UserRow): boolean => role === IDS.visitorRole;

/** Whether a user is a visitor with a confirmed e-mail address. */
export const isVisitor = (user: UserRow): user is Visitor =>
  isVisitorRole(user) && user.status === 'active' && user.email !== null;

const users = async (host: Host) =>
  new host.services.UsersService({
    schema: await host.getSchema(),
    knex: host.database,
    accountability: null,
  });

/** Whether a user signs in by password, and not with a provider. */
export const hasPassword = ({ provider }: UserRow): boolean => provider === 'default';

/** Creates the account of a confirmed e-mail address. @throws RECORD_NOT_UNIQUE if there is one. */
export async function createVisitor(
  host: Host,
  { email, name, password }: { email: string; name: string; password: string },
): Promise<void> {
  const service = await users(host);
  await service.createOne({
    email,
    password,
    first_name: name,
    role: IDS.visitorRole,
    status: 'active',
  });
}

/** Activates an invited account and sets its password. */
export async function openInvited(
  host: Host,
  id: string,
  { name, password }: { name: string; password: string },
): Promise<void> {
  const service = await users(host);
  await service.updateOne(id, { password, first_name: name, status: 'active' });
}

/** Stores changed details. */
export async function changeProfile(host: Host, id: string, change: ProfileChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const service = await users(host);
  await service.updateOne(id, { ...change });
}

/** Changes the password and revokes all sessions of the account. */
export async function changePassword(host: Host, id: string, password: string): Promise<void> {
  const service = await users(host);
  await service.updateOne(id, { password });
}

/** Verifies a password. */
export async function isPasswordOf(host: Host, id: string, password: string): Promise<boolean> {
  const service = new host.services.AuthenticationService({
    schema: await host.getSchema(),
    knex: host.database,
    accountability: null,
  });
  try {
    await service.verifyPassword(id, password);
    return true;
  } catch {
    return false;
  }
}

/** Deletes the user with its rows in Directus' activity log and revisions. */
export async function deleteUser(host: Host, id: string): Promise<void> {
  const service = await users(host);
  await service.deleteMany([id]);
  const { database } = host;
  await database('directus_activity').where({ user: id }).del();
  for (const table of ['directus_activity', 'directus_revisions']) {
    await database(table).where({ collection: 'directus_users', item: id }).del();
  }
}

function slugsOf(column: unknown): string[] {
  const value: unknown = typeof column === 'string' ? JSON.parse(column) : column;
  return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : [];
}

/** The profile in the API's response. */
export const profileOf = (user: Visitor) => ({
  id: user.id,
  email: user.email,
  name: [user.first_name, user.last_name].filter(Boolean).join(' '),
  phone: user.phone,
  alternative_contact: user.alternative_contact,
  short_list: slugsOf(user.short_list),
  has_password: hasPassword(user),
});

import { isOnSite, type Schedule } from '../../../schema/on-site';
import { itemPath } from '../../../schema/item-path';
import { ANY_ORIGIN } from './link';
import { readFromPath, readTarget } from './redirect';

/** A redirect as the database has it. */
export interface StoredRedirect {
  id: number;
  from_path: string;
  to_path: string;
  status_code: number;
}

/** What becomes of the redirects when a page moves. */
export interface RedirectPlan {
  create?: Omit<StoredRedirect, 'id'>;
  update: Pick<StoredRedirect, 'id' | 'to_path' | 'status_code'>[];
  /** Keys. */
  remove: number[];
}

const MOVED_FOR_GOOD = 301;

/** Query and hash of an address. */
function suffixOf(address: string): string {
  const { search, hash } = new URL(address.trim(), ANY_ORIGIN);
  return search + hash;
}

const startOf = (row: StoredRedirect): string | undefined => {
  const read = readFromPath(row.from_path);
  return read.ok ? read.path : undefined;
};

/**
 * The redirects that a moved page needs: one from its old path, those that led to it lead to its new
 * path at once, and none starts where the page is now.
 *
 * @param from Path of the page before, without the prefix of a locale.
 * @param to Its path now.
 * @param rows All redirects there are.
 * @param siteUrl Origin of the site: an address there counts as a path.
 */
export function planMove(
  { from, to }: { from: string; to: string },
  rows: readonly StoredRedirect[],
  siteUrl: string,
): RedirectPlan {
  const old = readFromPath(from);
  const now = readFromPath(to);
  if (!old.ok || !now.ok || old.path === now.path) return { update: [], remove: [] };
  const shadowing = rows.filter((row) => startOf(row) === now.path);
  const others = rows.filter((row) => !shadowing.includes(row));
  const own = others.find((row) => startOf(row) === old.path);
  const update = others
    .filter((row) => row !== own && readTarget(row.to_path, siteUrl).path === old.path)
    .map(({ id, to_path, status_code }) => ({
      id,
      status_code,
      to_path: now.path + suffixOf(to_path),
    }));
  const redirect = { to_path: now.path, status_code: MOVED_FOR_GOOD };
  if (own !== undefined) update.push({ id: own.id, ...redirect });
  return {
    ...(own === undefined && { create: { from_path: old.path, ...redirect } }),
    update,
    remove: shadowing.map(({ id }) => id),
  };
}

/** An item as the database has it. */
export type ItemRow = Schedule & Readonly<Record<string, unknown>>;

/**
 * The path that a page is to be led on from: where the item is on the site, was there until its last
 * moment, or was there at this path in an earlier state. A draft that nobody could see has none.
 *
 * @param before The item before its change.
 * @param earlier Its states of earlier, as far as Directus keeps them.
 * @param now Unix time, milliseconds.
 */
export function pathToLeave(
  collection: string,
  before: ItemRow,
  earlier: readonly ItemRow[],
  now: number,
): string | undefined {
  const path = itemPath(collection, before);
  const wasSeen = [before, ...earlier].some(
    (state) =>
      itemPath(collection, state) === path && isOnSite({ ...state, unpublish_at: null }, now),
  );
  return wasSeen ? path : undefined;
}

import { isOnSite, type Schedule } from '../../../schema/on-site';
import { itemPath } from '../../../schema/item-path';
import { ANY_ORIGIN } from './link';
import { readFromPath, readTarget } from './redirect';

/** A row of `redirects`. */
export interface StoredRedirect {
  id: number;
  from_path: string;
  to_path: string;
  status_code: number;
}

/** Changes to the redirects after a page has moved. */
export interface RedirectPlan {
  create?: Omit<StoredRedirect, 'id'>;
  update: Pick<StoredRedirect, 'id' | 'to_path' | 'status_code'>[];
  /** Primary keys. */
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
 * Plans the redirects of a moved page: one from its old path is created, redirects to the old path
 * are pointed at the new one (no chains), and a redirect from the new path is removed (no loop).
 *
 * @param from Path of the page before, without the prefix of a locale.
 * @param to Its path now.
 * @param rows All redirects.
 * @param siteUrl Origin of the site; an absolute URL of this origin counts as a path.
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

/** A row of an item. */
export type ItemRow = Schedule & Readonly<Record<string, unknown>>;

/**
 * The path to redirect from: the page's path if the item is on the site, was until its schedule
 * ended, or was at this path in an earlier revision. A draft that was never published has none.
 *
 * @param before The item before its change.
 * @param earlier Its earlier revisions, as far as Directus keeps them.
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

import { SourceError } from '../errors';
import { isRow } from '../directus/rows';
import { readJson, writeJson, type MediaPaths } from '../media/store';

/** Items of each type that are shown. */
export type Counts = Readonly<Record<string, number>>;

/** Up to this number of removed items is never a mass deletion. */
const MANY = 10;
/** Share of removed items above which it counts as a mass deletion. */
const MANY_SHARE = 0.25;

const isMany = (before: number, now: number) =>
  before - now > MANY && before - now > MANY_SHARE * before;

const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Number of items by type. */
export const countItems = (items: ReadonlyMap<string, { readonly size: number }>): Counts =>
  Object.fromEntries([...items].map(([type, { size }]) => [type, size]));

/**
 * Stops the build if more than a quarter of the items, of one type or of all, and more than ten
 * have disappeared since the last good build: more likely a mistake in the CMS or a faulty response
 * than an editor's intention.
 *
 * @param before Of the last good build; undefined if there was none.
 * @param now Of this build.
 * @throws SourceError with the numbers.
 */
export function checkMassDeletion(before: Counts | undefined, now: Counts, url: string): void {
  if (before === undefined) return;
  const losses = Object.entries(before)
    .map(([name, count]) => ({ name, before: count, now: now[name] ?? 0 }))
    .filter((loss) => loss.now < loss.before);
  const isMeant =
    !isMany(total(before), total(now)) && !losses.some((loss) => isMany(loss.before, loss.now));
  if (!isMeant) throw new SourceError('massDeletion', { url, losses });
}

/**
 * Counts of the last good build from a CMS; stored outside of Gatsby's cache, which may be cleared.
 */
export async function readLastBuild(
  { lastBuild }: MediaPaths,
  url: string,
): Promise<Counts | undefined> {
  const value = await readJson(lastBuild);
  return isRow(value) && value.url === url && isRow(value.items)
    ? (value.items as Counts)
    : undefined;
}

/** Stores the counts of a build after it has succeeded. */
export async function writeLastBuild(
  { lastBuild }: MediaPaths,
  url: string,
  items: Counts,
): Promise<void> {
  await writeJson(lastBuild, { url, items });
}

import { SourceError } from '../errors';
import { isRow } from '../directus/rows';
import { readJson, writeJson, type MediaPaths } from '../media/store';

/** Items of each type that are shown. */
export type Counts = Readonly<Record<string, number>>;

/** Fewer than this come and go in a day's work. */
const MANY = 10;
/** This share of what there was does not go by itself. */
const MANY_SHARE = 0.25;

const isMany = (before: number, now: number) =>
  before - now > MANY && before - now > MANY_SHARE * before;

const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Number of items by type. */
export const countItems = (items: ReadonlyMap<string, { readonly size: number }>): Counts =>
  Object.fromEntries([...items].map(([type, { size }]) => [type, size]));

/**
 * Stops where more than a quarter of the items, of one type or of all, and more than ten are gone
 * since the last good build: sooner a mistake in the CMS or on the way than what an editor means.
 *
 * @param before Of the last good build; nothing where there was none.
 * @param now What would be shown.
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

/** What the last good build showed of a CMS; kept outside of Gatsby's cache, which may be emptied. */
export async function readLastBuild(
  { lastBuild }: MediaPaths,
  url: string,
): Promise<Counts | undefined> {
  const value = await readJson(lastBuild);
  return isRow(value) && value.url === url && isRow(value.items)
    ? (value.items as Counts)
    : undefined;
}

/** Notes what a build showed, once it is done. */
export async function writeLastBuild(
  { lastBuild }: MediaPaths,
  url: string,
  items: Counts,
): Promise<void> {
  await writeJson(lastBuild, { url, items });
}

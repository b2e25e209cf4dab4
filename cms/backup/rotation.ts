import type { Retention } from './env';

const DAY_MS = 86_400_000;
/** 1970-01-01 was a Thursday: days from the Monday before. */
const THURSDAY = 3;
const NAME = /^island-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.gz\.age$/;

/**
 * Name of the archive of a moment.
 *
 * @example archiveName(new Date('2026-11-23T16:00:05Z')) // => 'island-20261123T160005Z.tar.gz.age'
 */
export function archiveName(date: Date): string {
  const stamp = date.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
  return `island-${stamp}.tar.gz.age`;
}

/** Moment of an archive, Unix time in milliseconds; undefined for the name of anything else. */
export function momentOf(name: string): number | undefined {
  const parts = NAME.exec(name)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Names of archives, the newest first; others are left out. */
export function newestFirst(names: readonly string[]): string[] {
  return names
    .filter((name) => momentOf(name) !== undefined)
    .sort()
    .reverse();
}

/**
 * Archives that retention no longer keeps: all but the newest of each of the last days and weeks (UTC,
 * from Monday) that have one. Days without a backup do not count, so a machine that was off loses
 * nothing by it. Files with other names are never among them.
 */
export function expiredArchives(names: readonly string[], { days, weeks }: Retention): string[] {
  const archives = newestFirst(names);
  const dayOf = (name: string) => Math.floor((momentOf(name) ?? 0) / DAY_MS);
  const weekOf = (name: string) => Math.floor((dayOf(name) + THURSDAY) / 7);
  const newestOfEach = (periodOf: (name: string) => number, count: number) => {
    const newest = new Map<number, string>();
    for (const name of archives) {
      if (!newest.has(periodOf(name))) newest.set(periodOf(name), name);
    }
    return [...newest.values()].slice(0, count);
  };
  const kept = new Set([...newestOfEach(dayOf, days), ...newestOfEach(weekOf, weeks)]);
  return archives.filter((name) => !kept.has(name));
}

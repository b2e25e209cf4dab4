import shownOn from '../../../../../../contract/links/shown-on.json';
import { locales } from '../../../../../../contract/site.json';
import { isOnSite, type Moment } from '../../../../../schema/on-site';
import { itemPath } from '../../../../../schema/item-path';

/** An item, with the fields that determine its page. */
export interface Item {
  status?: string | null;
  slug?: string | null;
  kind?: string | null;
  publish_at?: Moment;
  unpublish_at?: Moment;
  date_created?: string | null;
  date_updated?: string | null;
  /** Its translations and other related rows, with their timestamps. */
  [list: string]: unknown;
}

/** A related row. */
interface Part {
  date_created?: string | null;
  date_updated?: string | null;
  languages_code?: string | null;
}

interface ShownOn {
  collection: string;
  where?: Readonly<Record<string, string>>;
  path: string;
}

const SHOWN_ON: readonly ShownOn[] = shownOn;

/**
 * The page of an item: its own (`contract/links/item-paths.json`), or the one that shows it
 * (`contract/links/shown-on.json`).
 *
 * @returns a path without a locale prefix; undefined if there is none
 */
export const pageOf = (collection: string, item: Item): string | undefined =>
  itemPath(collection, item) ??
  SHOWN_ON.find(
    (rule) =>
      rule.collection === collection &&
      Object.entries(rule.where ?? {}).every(([column, value]) => item[column] === value),
  )?.path;

/** A page of the site in one language. */
export interface SitePage {
  locale: string;
  /** BCP 47. */
  language: string;
  address: string;
}

const partsOf = (item: Item): Part[] =>
  Object.values(item).flatMap((value) =>
    Array.isArray(value)
      ? value.filter((part): part is Part => typeof part === 'object' && part !== null)
      : [],
  );

/**
 * URLs of an item, one for each language that it is translated to.
 *
 * @param site - origin of the site, without a trailing slash
 */
export function sitePages(collection: string, item: Item, site: string): SitePage[] {
  const path = pageOf(collection, item);
  if (path === undefined) return [];
  const translated = new Set(partsOf(item).map((part) => part.languages_code));
  return Object.entries(locales)
    .filter(([, { language }]) => translated.has(language))
    .map(([locale, { prefix, language }]) => ({
      locale,
      language,
      address: `${site}${prefix}${path === '/' && prefix !== '' ? '' : path}`,
    }));
}

/** Time an item or a part of it was last saved, ISO 8601; undefined if unknown. */
export function lastSaved(item: Item): string | undefined {
  const moments = [item as Part, ...partsOf(item)]
    .flatMap(({ date_created, date_updated }) => date_updated ?? date_created ?? [])
    .sort((a, b) => Date.parse(a) - Date.parse(b));
  return moments.at(-1);
}

/** Reason why an item is off the site. */
export type OffSite = 'draft' | 'archived' | 'due' | 'ended';

/**
 * Derives why an item is off the site, from status and schedule.
 *
 * @param now - Unix time of the server, milliseconds
 * @returns undefined if it is on the site; items without a status always are
 */
export function offSite(item: Item, now: number): OffSite | undefined {
  if (item.status === undefined || isOnSite(item, now)) return undefined;
  if (item.status === 'archived') return 'archived';
  if (item.status !== 'published') return 'draft';
  const { publish_at: from = null } = item;
  return from !== null && !(new Date(from).getTime() <= now) ? 'due' : 'ended';
}

/** A piece of a reason: text, or a link into the admin. */
export type ReasonPart = string | { to: string };

const ADMIN_LINK = /\s*https?:\/\/\S+?\/admin(\/content\/[a-z_]+(?:\/[\w-]+)?)(?=[\s.,;)]|$)/g;

/** Splits a reason into text and links to items; other URLs stay text. */
export function reasonParts(reason: string): ReasonPart[] {
  const parts: ReasonPart[] = [];
  let end = 0;
  for (const match of reason.matchAll(ADMIN_LINK)) {
    parts.push(reason.slice(end, match.index), { to: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  return [...parts, reason.slice(end)].filter((part) => part !== '');
}

import { preview } from '../../../../../contract/publishing.json';
import type { Target } from './ticket';

type Query = Readonly<Record<string, unknown>>;

const LOCALE = /^[a-z]{2}$/;
const KEY = /^[\w-]{1,64}$/;
/** A path of the site; `//host` and `/\host` would be read as another host. */
const PATH = /^\/(?![/\\])[\x21-\x7e]{0,2000}$/;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/**
 * Parses a request for the preview.
 *
 * @param query Unvalidated query parameters.
 * @returns undefined unless it is an item of a collection with a preview, or a path of the site.
 */
export function targetOf(query: Query): Target | undefined {
  const path = text(query.path);
  if (path !== null) return PATH.test(path) ? { path } : undefined;
  const collection = text(query.collection);
  const item = text(query.id);
  const locale = text(query.locale);
  if (collection === null || !preview.collections.includes(collection)) return undefined;
  if (item !== null && !KEY.test(item)) return undefined;
  if (locale !== null && !LOCALE.test(locale)) return undefined;
  return { collection, item, locale };
}

/**
 * Collections of which the user must be able to read one: that of the item, or any with a preview.
 */
export const collectionsOf = (target: Target): readonly string[] =>
  'path' in target ? preview.collections : [target.collection];

import limits from '../../../../../../contract/search.json';
import { locales } from '../../../../../../contract/site.json';
import { pageOf, type Item } from './items';

/** Texts of a translation as the form has them now. */
export type Texts = Readonly<Record<string, unknown>>;

/** Columns of a title and a description, the first that is filled in counts. */
const TITLES = ['seo_title', 'title', 'name'];
const DESCRIPTIONS = ['seo_description', 'summary', 'lead'];

/** How long a text is for search results. */
export interface TextLength {
  /** Characters. */
  count: number;
  state: 'missing' | 'short' | 'good' | 'long';
  min: number;
  max: number;
}

/** What a search engine and a shared link show of an item. */
export interface SearchResult {
  title: string;
  /** Of a shared link: the company stands beside it anyway. */
  shareTitle: string;
  description: string;
  titleLength: TextLength;
  descriptionLength: TextLength;
}

const filled = (texts: Texts, columns: readonly string[]): string => {
  const values = columns.map((column) => texts[column]);
  const found = values.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim() : '';
};

function lengthOf(text: string, { min, max }: { min: number; max: number }): TextLength {
  const count = [...text].length;
  const state = count === 0 ? 'missing' : count < min ? 'short' : count > max ? 'long' : 'good';
  return { count, state, min, max };
}

/** The company's name follows a title that does not say it, where there is room for it. */
function withCompany(title: string, company: string): string {
  const full = `${title} — ${company}`;
  const isLeftOut = !title || !company || title.includes(company);
  return isLeftOut || [...full].length > limits.title.max ? title : full;
}

/**
 * Derives the search result of a translation; its own texts stand in for empty search fields.
 *
 * @param company - name of the company in the same language
 */
export function searchResult(texts: Texts, company: string): SearchResult {
  const shareTitle = filled(texts, TITLES);
  const title = withCompany(shareTitle, company);
  const description = filled(texts, DESCRIPTIONS);
  return {
    title,
    shareTitle,
    description,
    titleLength: lengthOf(title, limits.title),
    descriptionLength: lengthOf(description, limits.description),
  };
}

const SUFFIX = '_translations';

/**
 * The item that a translation belongs to.
 *
 * @returns undefined for one that is not saved yet
 * @example parentOf('posts_translations', { posts_id: 4 }) // => { collection: 'posts', key: 4 }
 */
export function parentOf(
  collection: string,
  texts: Texts,
): { collection: string; key: string | number } | undefined {
  if (!collection.endsWith(SUFFIX)) return undefined;
  const parent = collection.slice(0, -SUFFIX.length);
  const value = texts[`${parent}_id`];
  const key = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  return typeof key === 'string' || typeof key === 'number'
    ? { collection: parent, key }
    : undefined;
}

/** Language of a translation, as the form has it: a code or the referenced row. */
export function languageOf({ languages_code: value }: Texts): string | undefined {
  const code = typeof value === 'object' && value !== null ? (value as Texts).code : value;
  return typeof code === 'string' ? code : undefined;
}

/**
 * Where a page stands, as a search result says it.
 *
 * @param site - origin of the site
 * @example trailOf('https://www.example.com', '/news/keys') // => 'www.example.com › news › keys'
 */
export function trailOf(site: string, path: string): string {
  const host = URL.canParse(site) ? new URL(site).host : '';
  return [host, ...path.split('/')].filter(Boolean).join(' › ');
}

/** The picture beside a shared link. */
export type SharePicture =
  /** A file of Directus; `asset` is its id. */
  | { from: 'file'; asset: string }
  /** What the live page at a path names; `asset` is the cover that a new one will be made of. */
  | { from: 'page'; path: string; asset?: string }
  | { from: 'none' };

/** Collections whose pictures the build draws, with name, place and price on them. */
const DRAWN: ReadonlySet<string> = new Set(['projects']);

const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/**
 * Which picture networks show of an item: the editors' own, else its cover; of a project a card that
 * the build draws; of a page without a picture the company's.
 *
 * @param item - as it is saved
 * @param language - of the page, BCP 47
 */
export function sharePicture(
  collection: string,
  item: Item,
  language: string | undefined,
): SharePicture {
  const own = idOf(item.share_image);
  const cover = idOf(item.image);
  if (own !== undefined) return { from: 'file', asset: own };
  if (cover !== undefined && !DRAWN.has(collection)) return { from: 'file', asset: cover };
  const path = pageOf(collection, item);
  const locale = Object.values(locales).find((row) => row.language === language);
  if (path === undefined || locale === undefined) {
    return cover === undefined ? { from: 'none' } : { from: 'file', asset: cover };
  }
  const { prefix } = locale;
  return {
    from: 'page',
    path: path === '/' && prefix !== '' ? prefix : prefix + path,
    ...(cover !== undefined && { asset: cover }),
  };
}

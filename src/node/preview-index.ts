import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { preview } from '../../contract/publishing.json';
import { CONTENT_MODEL } from '../config/content-model';
import { EN_PLACEHOLDER, ROUTES } from '../config/routes';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';
import { LANGUAGE_PARAMETER } from '../i18n/preference';

/** A path for each locale that has one. */
type Paths = Partial<Record<Locale, string>>;

/** How an item differs from the live site; set on the node by the source plugin. */
interface DraftState {
  status: string | null;
  version: string | null;
}

/** Data of a page for the preview. */
interface PreviewPage {
  locale: Locale;
  /** The page in each language. */
  alternates: Paths;
  draft?: DraftState;
}

/** The index that the preview's server reads. */
export interface PreviewIndex {
  /** Page of an item by its collection and key: `posts/12`; a singleton has no key. */
  items: Record<string, Paths>;
  /** Page of the items of a collection that have none of their own. */
  homes: Record<string, Paths>;
  pages: Record<string, PreviewPage>;
}

/** The fields of Gatsby's pages that the preview needs. */
export interface BuiltPage {
  path: string;
  context: Readonly<Record<string, unknown>>;
}

/** A node of the CMS, with the collection that it comes from. */
export interface PreviewNode {
  id: string;
  itemId: string;
  collection: string;
  slug?: string | null;
  draft?: DraftState;
}

/** Pages of the collections whose items have none of their own. */
const HOMES: Readonly<Record<string, string>> = {
  settings: ROUTES.home,
  areas: ROUTES.projects,
  team: ROUTES.about,
  vacancies: ROUTES.career,
};

/** The bare root redirects to the visitor's language, unless a parameter names one. */
const addressOf = (pagePath: string) =>
  pagePath === ROUTES.home ? `${ROUTES.home}?${LANGUAGE_PARAMETER}=${DEFAULT_LOCALE}` : pagePath;

/**
 * Builds the index: the page of each item, and the unpublished items on each page.
 *
 * @param pages - every page of the build
 * @param nodes - every node of the CMS
 */
export function previewIndex(
  pages: readonly BuiltPage[],
  nodes: readonly PreviewNode[],
): PreviewIndex {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const bySlug = new Map(
    nodes
      .filter(({ collection }) => collection === 'pages')
      .map((node) => [`${node.slug} ${node.id.split(':').at(-1)}`, node]),
  );
  const shared = new Map<string, Paths>();
  const index: PreviewIndex = { items: {}, homes: {}, pages: {} };
  // Of several pages of an item or a list the one with the shortest address is its own.
  const sorted = [...pages].sort((first, second) => first.path.length - second.path.length);
  for (const { path: pagePath, context } of sorted) {
    const { locale, sharedPath, id, pageSlug } = context;
    if (!isLocale(locale) || typeof sharedPath !== 'string') continue;
    if (pagePath === EN_PLACEHOLDER) continue;
    const node = byId.get(String(id)) ?? bySlug.get(`${String(pageSlug)} ${locale}`);
    const alternates = shared.get(sharedPath) ?? {};
    shared.set(sharedPath, alternates);
    alternates[locale] = addressOf(pagePath);
    index.pages[pagePath] = { locale, alternates, ...(node?.draft && { draft: node.draft }) };
    if (node) {
      const paths = (index.items[`${node.collection}/${node.itemId}`] ??= {});
      paths[locale] ??= addressOf(pagePath);
    }
  }
  for (const [collection, home] of Object.entries(HOMES)) {
    index.homes[collection] = shared.get(home) ?? {
      [DEFAULT_LOCALE]: localizePath(home, DEFAULT_LOCALE),
    };
  }
  return index;
}

/**
 * Reads the nodes of the CMS for the index.
 *
 * @param getNodesByType - Gatsby's own
 */
export function previewNodes(getNodesByType: (type: string) => readonly unknown[]): PreviewNode[] {
  return CONTENT_MODEL.flatMap(({ name, collection }) =>
    (getNodesByType(name) as Omit<PreviewNode, 'collection'>[]).map(
      ({ id, itemId, slug, draft }) => ({ id, itemId, collection, slug, draft }),
    ),
  );
}

/** Writes the index to a folder that is not served. */
export async function writePreviewIndex(directory: string, index: PreviewIndex): Promise<void> {
  await writeFile(path.join(directory, preview.pagesFile), JSON.stringify(index));
}

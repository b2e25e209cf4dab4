import { AREAS_PATH, PRIVACY_DOC_SLUG, ROUTES } from '../config/routes';
import { contentLanguage } from '../i18n/content-language';
import type { Locale } from '../i18n/locales';
import { isSitePath, splitLocale } from '../i18n/paths';
import { startsAt } from './redirects';

/** An item that a link leads to. */
export interface LinkedItem {
  /** Name of the GraphQL type. */
  type: string;
  slug: string;
}

/** Types of the items with a page of their own, by the path below which it stands. */
const TYPES_BELOW: Readonly<Record<string, string>> = {
  [ROUTES.projects]: 'Project',
  [ROUTES.news]: 'News',
  [ROUTES.articles]: 'Article',
  [ROUTES.docs]: 'Doc',
  [ROUTES.sales]: 'Sale',
  [ROUTES.career]: 'Vacancy',
  [AREAS_PATH]: 'Area',
};

/**
 * The item whose page a link leads to; undefined where it leads elsewhere or to a page without one.
 *
 * @example linkedItem('/projects/teak-house#forecast') // => { type: 'Project', slug: 'teak-house' }
 */
export function linkedItem(href: string): LinkedItem | undefined {
  if (!isSitePath(href)) return undefined;
  const { path } = splitLocale(href.replace(/\/*(?:[?#].*)?$/s, ''));
  if (path === ROUTES.privacy) return { type: 'Doc', slug: PRIVACY_DOC_SLUG };
  const [, parent = '', slug, ...deeper] = path.split('/');
  const type = TYPES_BELOW[`/${parent}`];
  return type && slug && deeper.length === 0 ? { type, slug } : undefined;
}

const LINKS = /<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs;

/** What stands behind the links of a text. */
export interface LinkTargets {
  /** Locale of an item's text on the pages of a locale; undefined if there is no such item. */
  localeOf: (item: LinkedItem) => Promise<string | undefined>;
  /** Whether a redirect starts at a path. */
  isRedirected: (path: string) => Promise<boolean>;
}

/**
 * Takes the links off a text that lead to an item that is not on the site, such as a draft, with their
 * words kept; marks those that lead to pages whose text is of another language. The report of the
 * build lists the links as they are written.
 *
 * @param html - sanitised HTML with double-quoted attributes
 * @param locale - locale of the page that shows it
 */
export async function withWorkingLinks(
  html: string,
  locale: Locale,
  { localeOf, isRedirected }: LinkTargets,
): Promise<string> {
  const languages = new Map<string, string>();
  const dead = new Set<string>();
  for (const [, href = ''] of html.matchAll(LINKS)) {
    const item = linkedItem(href);
    if (item === undefined) continue;
    const shown = await localeOf(item);
    if (shown === undefined) {
      if (!(await isRedirected(href))) dead.add(href);
      continue;
    }
    const language = contentLanguage(shown, locale);
    if (language) languages.set(href, language);
  }
  if (languages.size + dead.size === 0) return html;
  return html.replace(LINKS, (link: string, href: string, words: string) => {
    if (dead.has(href)) return words;
    const language = languages.get(href);
    return language
      ? link.replace(`href="${href}"`, () => `href="${href}" hreflang="${language}"`)
      : link;
  });
}

interface Context {
  nodeModel: {
    findOne(query: object): Promise<{ contentLocale?: string } | null>;
    findAll(query: object): Promise<{ entries: Iterable<{ fromPath: string }> }>;
  };
}

interface Info {
  originalResolver(source: object, args: object, context: Context, info: Info): unknown;
}

/** Looks the targets up in the node layer, so that Gatsby renders the text anew when one comes or goes. */
const targetsIn = (locale: Locale, { nodeModel }: Context): LinkTargets => ({
  localeOf: async ({ type, slug }) => {
    const filter = { slug: { eq: slug }, locale: { eq: locale } };
    return (await nodeModel.findOne({ type, query: { filter } }))?.contentLocale;
  },
  isRedirected: async (path) => {
    const { entries } = await nodeModel.findAll({ type: 'Redirect', query: {} });
    return [...entries].some(({ fromPath }) => startsAt(fromPath, path));
  },
});

const markedText = {
  resolve: async (
    source: { locale?: Locale },
    args: object,
    context: Context,
    info: Info,
  ): Promise<unknown> => {
    const html = await info.originalResolver(source, args, context, info);
    const { locale } = source;
    if (typeof html !== 'string' || !locale) return html;
    return withWorkingLinks(html, locale, targetsIn(locale, context));
  },
};

interface Field {
  type: string;
}

/** Resolvers of all rich texts of a type, by field. */
export function richTextResolvers(fields: Readonly<Record<string, Field>>) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { type }]) =>
      type === 'RichText' ? [[name, markedText]] : [],
    ),
  );
}

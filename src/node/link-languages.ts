import { AREAS_PATH, PRIVACY_DOC_SLUG, ROUTES } from '../config/routes';
import { contentLanguage } from '../i18n/content-language';
import type { Locale } from '../i18n/locales';
import { isSitePath, splitLocale } from '../i18n/paths';

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

const LINKS = /<a\b[^>]*?\shref="([^"]*)"/g;

/**
 * Marks the links of a text that lead to pages whose text is of another language.
 *
 * @param html - sanitised HTML with double-quoted attributes
 * @param locale - locale of the page that shows it
 * @param localeOf - locale of an item's text on the pages of that locale; undefined if there is no such item
 */
export async function withLinkLanguages(
  html: string,
  locale: Locale,
  localeOf: (item: LinkedItem) => Promise<string | undefined>,
): Promise<string> {
  const languages = new Map<string, string>();
  for (const [, href = ''] of html.matchAll(LINKS)) {
    const item = linkedItem(href);
    const shown = item && (await localeOf(item));
    const language = shown === undefined ? undefined : contentLanguage(shown, locale);
    if (language) languages.set(href, language);
  }
  if (languages.size === 0) return html;
  return html.replace(LINKS, (link, href: string) => {
    const language = languages.get(href);
    return language ? `${link} hreflang="${language}"` : link;
  });
}

interface Context {
  nodeModel: {
    findOne(query: object): Promise<{ contentLocale?: string } | null>;
  };
}

interface Info {
  originalResolver(source: object, args: object, context: Context, info: Info): unknown;
}

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
    return withLinkLanguages(html, locale, async ({ type, slug }) => {
      const filter = { slug: { eq: slug }, locale: { eq: locale } };
      return (await context.nodeModel.findOne({ type, query: { filter } }))?.contentLocale;
    });
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

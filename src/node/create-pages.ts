import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isDevelopment } from '../config/env';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '../i18n/locales';
import { describeContent, writeContentFacts, type ContentNode } from './content-facts';
import { CONTENT_QUERY } from './content-query';
import { officeToday } from '../domain/office-today';
import { LIST_REDIRECTS } from './list-redirects';
import { planPages, type SiteContent } from './plan-pages';
import { promoLinkWarning, type PromoLink } from './promo-link';
import { planRedirects, redirectTable, type RedirectItem } from './redirects';

type Nodes<Item> = ReadonlyArray<Item & { editAddress: string }>;

type QueryResult = {
  [Kind in keyof SiteContent]: { nodes: Nodes<SiteContent[Kind][number]> };
} & {
  site: { siteMetadata: { siteUrl: string } };
  redirects: { nodes: RedirectItem[] };
  settings: { nodes: PromoLink[] };
};

/** Languages as the i18n plugin expects them in a page's context. */
const LANGUAGES = LOCALE_CODES.map((locale) => LOCALES[locale].language);

/** Path of the styleguide, in development only. */
export const STYLEGUIDE_PATH = '/styleguide';

/**
 * The page context of gatsby-plugin-react-i18next. A page that has it already is not multiplied by
 * the plugin.
 */
const i18nContext = (pagePath: string, locale: Locale) => ({
  language: LOCALES[locale].language,
  languages: LANGUAGES,
  defaultLanguage: LOCALES[DEFAULT_LOCALE].language,
  generateDefaultLanguagePage: false,
  routed: locale !== DEFAULT_LOCALE,
  originalPath: pagePath,
  path: pagePath,
});

const componentOf = (template: string) => path.resolve(`src/templates/${template}.tsx`);

/** Makes every page in every locale, and the styleguide for those who develop. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, graphql, reporter } = args;
  const { data, errors } = await graphql<QueryResult>(CONTENT_QUERY);
  if (!data) {
    reporter.panic('The pages cannot be planned: the content query failed.', errors);
    return;
  }
  const content: SiteContent = {
    pages: data.pages.nodes,
    areas: data.areas.nodes,
    vacancies: data.vacancies.nodes,
    projects: data.projects.nodes,
    news: data.news.nodes,
    articles: data.articles.nodes,
    docs: data.docs.nodes,
    sales: data.sales.nodes,
  };
  const today = officeToday(new Date());
  const pages = planPages(content, today);
  const pagePaths = pages.map((page) => page.path);
  const { rules, warnings } = planRedirects(
    data.redirects.nodes,
    [...pagePaths, ...LIST_REDIRECTS.map((rule) => rule.fromPath)],
    data.site.siteMetadata.siteUrl,
  );
  const surroundings = { pagePaths, redirects: redirectTable(rules), sales: content.sales, today };
  const promo = data.settings.nodes.flatMap(
    (settings) => promoLinkWarning(settings, surroundings) ?? [],
  );
  for (const warning of [...warnings, ...promo]) reporter.warn(warning);
  for (const page of pages) {
    actions.createPage({
      path: page.path,
      matchPath: page.matchPath,
      component: componentOf(page.template),
      context: { ...page.context, i18n: i18nContext(page.path, page.context.locale) },
    });
  }
  if (!isDevelopment()) {
    const kinds = Object.keys(content) as (keyof SiteContent)[];
    const items = kinds.flatMap((kind) =>
      data[kind].nodes.map((node) => [node.id, node.editAddress] as const),
    );
    await writeContentFacts(
      args.store.getState().program.directory,
      describeContent(
        (type) => args.getNodesByType(type) as unknown as ContentNode[],
        pages,
        new Map(items),
      ),
    );
  }
  if (isDevelopment()) {
    actions.createPage({
      path: STYLEGUIDE_PATH,
      component: componentOf('styleguide'),
      context: { i18n: i18nContext(STYLEGUIDE_PATH, DEFAULT_LOCALE) },
    });
  }
};

import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../i18n/locales';
import { CONTENT_QUERY } from './content-query';
import { officeToday } from '../domain/office-today';
import { planPages, type SiteContent } from './plan-pages';
import { redirectProblems, type RedirectRule } from './redirects';

type QueryResult = { [Kind in keyof SiteContent]: { nodes: SiteContent[Kind] } } & {
  site: { siteMetadata: { siteUrl: string } };
  redirects: { nodes: RedirectRule[] };
};

/** Languages as the i18n plugin expects them in a page's context. */
const LANGUAGES = LOCALE_CODES.map((locale) => LOCALES[locale].language);

/**
 * Makes every page in every locale. `context.i18n` is what gatsby-plugin-react-i18next would have
 * put there; being there already, it keeps the plugin from multiplying the pages itself.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<QueryResult>(CONTENT_QUERY);
  if (!data) {
    reporter.panic('The pages cannot be planned: the content query failed.', errors);
    return;
  }
  const content: SiteContent = {
    pages: data.pages.nodes,
    projects: data.projects.nodes,
    news: data.news.nodes,
    articles: data.articles.nodes,
    docs: data.docs.nodes,
    sales: data.sales.nodes,
  };
  const pages = planPages(content, officeToday(new Date()));
  const problems = redirectProblems(
    data.redirects.nodes,
    pages.map((page) => page.path),
    data.site.siteMetadata.siteUrl,
  );
  if (problems.length > 0) {
    reporter.panic(problems.join('\n'));
    return;
  }
  for (const page of pages) {
    const { language, locale } = page.context;
    actions.createPage({
      path: page.path,
      matchPath: page.matchPath,
      component: path.resolve(`src/templates/${page.template}.tsx`),
      context: {
        ...page.context,
        i18n: {
          language,
          languages: LANGUAGES,
          defaultLanguage: LOCALES[DEFAULT_LOCALE].language,
          generateDefaultLanguagePage: false,
          routed: locale !== DEFAULT_LOCALE,
          originalPath: page.path,
          path: page.path,
        },
      },
    });
  }
};

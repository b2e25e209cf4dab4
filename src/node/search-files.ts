import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { searchFilePath } from '../features/search/search-files';
import { LOCALE_CODES, type Locale } from '../i18n/locales';
import { plainText } from '../utils/outline';
import type { PlannedPage } from './plan-pages';
import { searchEntries, type SearchedItem } from './search-entries';

interface Node {
  id: string;
  locale: Locale;
  contentLocale: string;
  title: string;
  slug: string;
  [text: string]: unknown;
}

type Kind = 'projects' | 'areas' | 'news' | 'articles' | 'docs' | 'sales' | 'vacancies' | 'pages';
type Texts = Record<Kind, { nodes: Node[] }>;

/** Fields with plain texts and with HTML, the most important first. */
const PLAIN_FIELDS = ['summary', 'lead', 'place'] as const;
const HTML_FIELDS = ['body', 'locationText', 'investorsText'] as const;

const QUERY = /* GraphQL */ `
  fragment SearchedPost on Post {
    id
    slug
    locale
    contentLocale
    title
    summary
    body
  }

  query SearchedTexts {
    projects: allProject(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        id
        slug
        locale
        contentLocale
        title
        summary
        body
        locationText
        investorsText
      }
    }
    areas: allArea(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        id
        slug
        locale
        contentLocale
        title: name
        summary
        body
      }
    }
    news: allNews(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        ...SearchedPost
      }
    }
    articles: allArticle(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        ...SearchedPost
      }
    }
    docs: allDoc(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        ...SearchedPost
      }
    }
    sales: allSale(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        id
        slug
        locale
        contentLocale
        title
        summary
        body
      }
    }
    vacancies: allVacancy(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        id
        slug
        locale
        contentLocale
        title
        place
        summary
        body
      }
    }
    pages: allPage(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        id
        slug
        locale
        contentLocale
        title
        lead
        body
        blocks {
          title
          value
          text
        }
      }
    }
  }
`;

interface PageBlock {
  title: string;
  value: string | null;
  text: string | null;
}

function itemOf(node: Node): SearchedItem & { slug: string } {
  const { id, slug, locale, contentLocale, title } = node;
  const blocks = (node.blocks ?? []) as PageBlock[];
  const textOf = (field: string) => (node[field] ?? null) as string | null;
  const texts = [
    ...PLAIN_FIELDS.map(textOf),
    ...HTML_FIELDS.map((field) => plainText(textOf(field) ?? '')),
    ...blocks.flatMap((block) => [block.title, block.value, block.text]),
  ];
  return { id, slug, locale, contentLocale, title, texts };
}

/**
 * Writes the files that the site's search reads, one for each locale.
 *
 * @param publicDir - folder of the built site
 * @param pages - every page of the site
 * @throws Error if the query fails
 */
export async function writeSearchFiles(
  publicDir: string,
  pages: readonly Pick<PlannedPage, 'path' | 'context'>[],
  graphql: CreatePagesArgs['graphql'],
): Promise<void> {
  const { data, errors } = await graphql<Texts>(QUERY);
  if (!data) throw new Error(`The texts of the search cannot be read: ${String(errors)}`);
  const { pages: fixed, ...items } = data;
  const texts = {
    items: Object.values(items).flatMap(({ nodes }) => nodes.map(itemOf)),
    fixed: fixed.nodes.map(itemOf),
  };
  await mkdir(path.join(publicDir, path.dirname(searchFilePath('en'))), { recursive: true });
  await Promise.all(
    LOCALE_CODES.map((locale) =>
      writeFile(
        path.join(publicDir, searchFilePath(locale)),
        JSON.stringify(searchEntries(pages, texts, locale)),
      ),
    ),
  );
}

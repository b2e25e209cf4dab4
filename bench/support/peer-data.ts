import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import type { TestDirectus } from '../../__tests__/support/directus';
import { LOCALE_CODES, type Locale } from '../../src/i18n/locales';
import { localizePath, splitLocale } from '../../src/i18n/paths';
import { FORM_FIELDS, PAGE_KINDS, type FormWords, type PageKind } from '../peers/shared/blueprint';
import { contentOf, PROJECT } from '../peers/shared/content';
import { blueprintFrom, filesOf, stylesOf } from './blueprints';
import { findElement, textOf } from './markup';
import { PEER_DATA, peerEnv } from './peers';
import { pageFile } from './scriptless';

/** The pages that the peers have too, as paths without a locale. */
export const peerPages = (newsSlug: string): Readonly<Record<PageKind, string>> => ({
  home: '/',
  project: `/projects/${PROJECT}`,
  news: `/news/${newsSlug}`,
});

/** The address of a page in the peers: every locale has a prefix there. */
export function peerPath(page: string): string {
  const { locale = 'en', path: rest } = splitLocale(page);
  return `/${locale}${rest === '/' ? '' : rest}`;
}

function wordsOf(locale: Locale): FormWords {
  const file = path.resolve('locales', locale, 'forms.json');
  const strings = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'field' | 'send' | 'problem',
    Record<string, string>
  >;
  const fields = FORM_FIELDS.map((field) => [field, strings.field[field] ?? '']);
  return {
    fields: Object.fromEntries(fields) as FormWords['fields'],
    send: strings.send.consultation ?? '',
    required: strings.problem.required ?? '',
    badPhone: strings.problem.phoneInvalid ?? '',
  };
}

/**
 * Takes from this site's build what the peers share with it: the markup of their pages as
 * blueprints, the styles, and the files that both name.
 *
 * @param site - folder of the built site
 * @param newsSlug - the news item whose page is the blueprint of all news
 */
export async function makePeerData(
  site: string,
  directus: Pick<TestDirectus, 'url' | 'buildToken'>,
  newsSlug: string,
): Promise<void> {
  rmSync(PEER_DATA, { recursive: true, force: true });
  mkdirSync(path.join(PEER_DATA, 'styles'), { recursive: true });
  mkdirSync(path.join(PEER_DATA, 'public'), { recursive: true });
  // The peers' own way of reading, in this process.
  const { PEER_CMS_URL, PEER_CMS_TOKEN } = peerEnv(directus);
  Object.assign(process.env, { PEER_CMS_URL, PEER_CMS_TOKEN });
  const slugs: Record<PageKind, string> = { home: 'home', project: PROJECT, news: newsSlug };
  for (const kind of PAGE_KINDS) {
    for (const locale of LOCALE_CODES) {
      const page = localizePath(peerPages(newsSlug)[kind], locale);
      const html = readFileSync(pageFile(site, page), 'utf8');
      const content = await contentOf(kind, slugs[kind], locale);
      const blueprint = blueprintFrom(html, content, wordsOf(locale));
      writeFileSync(path.join(PEER_DATA, `${kind}.${locale}.json`), JSON.stringify(blueprint));
      writeFileSync(path.join(PEER_DATA, 'styles', `${kind}.css`), stylesOf(html));
      for (const file of filesOf(html)) {
        const source = path.join(site, file);
        if (existsSync(source)) {
          cpSync(source, path.join(PEER_DATA, 'public', file), { recursive: true });
        }
      }
    }
  }
}

/** What a visitor reads on a page. */
export function readTextOf(html: string): string {
  const body = findElement(parse(html), ({ tagName }) => tagName === 'body');
  return body ? textOf(body).replaceAll(' ', '') : '';
}

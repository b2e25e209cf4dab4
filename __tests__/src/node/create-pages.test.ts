/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import publishing from '../../../contract/publishing.json';
import { LOCALE_CODES, LOCALES } from '../../../src/i18n/locales';
import { createPages, STYLEGUIDE_PATH } from '../../../src/node/create-pages';
import type { PromoLink } from '../../../src/node/promo-link';
import type { RedirectItem } from '../../../src/node/redirects';
import { plannedItem, siteContent } from '../../support/site-content';
import { temporaryFolder } from '../../support/temporary-site';

type CreatePagesArgs = Parameters<NonNullable<GatsbyNode['createPages']>>[0];
type CreatePage = CreatePagesArgs['actions']['createPage'];

const folder = temporaryFolder();
afterAll(() => folder.remove());

function shell(answer: { data?: unknown; errors?: unknown }) {
  const createPage = jest.fn<undefined, Parameters<CreatePage>>();
  const panic = jest.fn();
  const warn = jest.fn();
  const args = {
    actions: { createPage },
    graphql: () => Promise.resolve(answer),
    reporter: { panic, warn },
    getNodesByType: () => [],
    store: { getState: () => ({ program: { directory: folder.directory } }) },
  } as unknown as CreatePagesArgs;
  const run = async () => {
    await createPages?.(args, { plugins: [] }, () => undefined);
  };
  return { createPage, panic, warn, run };
}

const answerWith = (
  content: ReturnType<typeof siteContent>,
  redirects: readonly RedirectItem[] = [],
  settings: readonly PromoLink[] = [],
) => ({
  data: {
    ...Object.fromEntries(Object.entries(content).map(([kind, nodes]) => [kind, { nodes }])),
    site: { siteMetadata: { siteUrl: 'https://site.example' } },
    redirects: { nodes: redirects },
    settings: { nodes: settings },
  },
});

describe('createPages', () => {
  it('hands Gatsby every page with its template and the words of the i18n plugin', async () => {
    const { createPage, run } = shell(answerWith(siteContent({ news: plannedItem('first') })));
    await run();
    const pages = createPage.mock.calls.map(([page]) => page);
    expect(pages.find((page) => page.path === '/ua/news/first')).toMatchObject({
      component: path.resolve('src/templates/news-item.tsx'),
      context: {
        id: 'first-ua',
        i18n: {
          language: 'uk',
          languages: LOCALE_CODES.map((code) => LOCALES[code].language),
          defaultLanguage: 'en',
          routed: true,
          originalPath: '/ua/news/first',
          path: '/ua/news/first',
        },
      },
    });
    expect(pages.find((page) => page.path === '/en')).toMatchObject({ matchPath: '/en/*' });
    expect(pages.find((page) => page.path === '/news')?.context).toMatchObject({
      i18n: { language: 'en', routed: false },
    });
  });

  it('writes down for the publisher what it knows of the content', async () => {
    const { run } = shell(answerWith(siteContent()));
    await run();
    const file = path.join(folder.directory, publishing.contentFacts);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ pages: {}, missing: [], links: [] });
  });

  it.each([
    ['development', 1],
    ['production', 0],
  ])('makes the styleguide in %s %i times', async (mode, times) => {
    const restore = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
    const { createPage, run } = shell(answerWith(siteContent()));
    await run();
    restore.restore();
    const paths = createPage.mock.calls.map(([page]) => page.path);
    expect(paths).toContain('/contacts');
    expect(paths.filter((made) => made === STYLEGUIDE_PATH)).toHaveLength(times);
  });

  it('warns of redirects and of a popup that cannot work, and makes the pages all the same', async () => {
    const editAddress = 'https://cms.example/admin/content/x/1';
    const { createPage, panic, warn, run } = shell(
      answerWith(
        siteContent(),
        ['/news', '/ua/news/page/1'].map((fromPath, index) => ({
          itemId: String(index),
          editAddress,
          fromPath,
          toPath: '/articles',
          statusCode: 301,
        })),
        [{ itemId: '1', editAddress, promoEnabled: true, promoLink: '/sales/gone' }],
      ),
    );
    await run();
    expect(warn.mock.calls).toEqual([
      [
        `Redirect 0 (${editAddress}): fromPath: "/news" is a page of the site; the redirect is left out.`,
      ],
      [
        `Redirect 1 (${editAddress}): fromPath: "/ua/news/page/1" is a page of the site; the redirect is left out.`,
      ],
      [`SiteSettings 1 (${editAddress}): promoLink: there is no page at /sales/gone.`],
    ]);
    expect(panic).not.toHaveBeenCalled();
    expect(createPage).toHaveBeenCalled();
  });

  it('stops the build where the content cannot be asked for', async () => {
    const { createPage, panic, run } = shell({ errors: ['no such field'] });
    await run();
    expect(panic).toHaveBeenCalledWith('The pages cannot be planned: the content query failed.', [
      'no such field',
    ]);
    expect(createPage).not.toHaveBeenCalled();
  });
});

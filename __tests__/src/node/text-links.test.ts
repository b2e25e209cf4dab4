/** @jest-environment node */
import { CONTENT_MODEL } from '../../../src/config/content-model';
import { linkedItem, richTextResolvers, withWorkingLinks } from '../../../src/node/text-links';

describe('linkedItem', () => {
  it.each([
    ['/projects/teak-house', { type: 'Project', slug: 'teak-house' }],
    ['/ru/projects/teak-house#forecast', { type: 'Project', slug: 'teak-house' }],
    ['/news/keys?from=mail', { type: 'News', slug: 'keys' }],
    ['/articles/lease/?a=b', { type: 'Article', slug: 'lease' }],
    ['/areas/canggu', { type: 'Area', slug: 'canggu' }],
    ['/career/architect', { type: 'Vacancy', slug: 'architect' }],
    ['/privacy', { type: 'Doc', slug: 'privacy-policy' }],
    ['/projects', undefined],
    ['/news/page/2', undefined],
    ['//host.example/projects/a', undefined],
    ['https://host.example/projects/a', undefined],
    ['#part', undefined],
    ['/constructor/a', undefined],
  ])('of %s is %j', (href, item) => {
    expect(linkedItem(href)).toEqual(item);
  });
});

const HTML =
  '<p><a href="/news/keys">Keys</a>, <a class="x" href="/projects/teak-house#plan">the <em>house</em></a>, <a href="https://host.example">x</a></p>';

/** Targets of which only some items are on the site, in the locale of their text. */
const targets = (locales: Readonly<Record<string, string>>, redirected: string[] = []) => ({
  localeOf: ({ type }: { type: string }) => Promise.resolve(locales[type]),
  isRedirected: (path: string) => Promise.resolve(redirected.includes(path)),
});

describe('withWorkingLinks', () => {
  it('marks the links to pages of another language, and no other', async () => {
    expect(await withWorkingLinks(HTML, 'ua', targets({ News: 'en', Project: 'ua' }))).toBe(
      HTML.replace('href="/news/keys"', 'href="/news/keys" hreflang="en"'),
    );
  });

  it('leaves a text alone whose links lead within its language', async () => {
    expect(await withWorkingLinks(HTML, 'ru', targets({ News: 'ru', Project: 'ru' }))).toBe(HTML);
  });

  it('keeps the words of a link to an item that is not on the site, and not the link', async () => {
    expect(await withWorkingLinks(HTML, 'ru', targets({ News: 'ru' }))).toBe(
      '<p><a href="/news/keys">Keys</a>, the <em>house</em>, <a href="https://host.example">x</a></p>',
    );
    expect(await withWorkingLinks(HTML, 'ru', targets({ Project: 'en' }))).toBe(
      '<p>Keys, <a class="x" href="/projects/teak-house#plan" hreflang="en">the <em>house</em></a>, <a href="https://host.example">x</a></p>',
    );
  });

  it('keeps a link that a redirect leads on', async () => {
    const moved = targets({ News: 'ru' }, ['/projects/teak-house#plan']);
    expect(await withWorkingLinks(HTML, 'ru', moved)).toBe(HTML);
  });

  it('keeps a link twice in a text both times, and takes it off both times', async () => {
    const twice = '<a href="/sales/a">A</a>\n<a href="/sales/a">B</a> <a>C</a>';
    expect(await withWorkingLinks(twice, 'en', targets({ Sale: 'en' }))).toBe(twice);
    expect(await withWorkingLinks(twice, 'en', targets({}))).toBe('A\nB <a>C</a>');
  });
});

describe('richTextResolvers', () => {
  const nodeModel = (locale: string | undefined, fromPaths: string[] = []) => ({
    findOne: jest.fn(() => Promise.resolve(locale ? { contentLocale: locale } : null)),
    findAll: jest.fn(() =>
      Promise.resolve({ entries: fromPaths.map((fromPath) => ({ fromPath })) }),
    ),
  });
  const info = { originalResolver: () => '<a href="/sales/early">Offer</a>' };

  it('looks the items up in the locale of the text, once its pictures are there', async () => {
    const { text, ...others } = richTextResolvers({
      text: { type: 'RichText' },
      title: { type: 'String' },
    });
    expect(others).toEqual({});
    const model = nodeModel('en');
    const marked = await text?.resolve({ locale: 'ru' }, {}, { nodeModel: model }, info);
    expect(marked).toBe('<a href="/sales/early" hreflang="en">Offer</a>');
    expect(model.findOne).toHaveBeenCalledWith({
      type: 'Sale',
      query: { filter: { slug: { eq: 'early' }, locale: { eq: 'ru' } } },
    });
  });

  const RICH_TEXTS = CONTENT_MODEL.flatMap(({ name, fields }) =>
    Object.entries<{ type: string }>(fields).flatMap(([field, { type }]) =>
      type === 'RichText' ? [[name, field, fields] as const] : [],
    ),
  );

  it.each(RICH_TEXTS)('takes a dead link off %s.%s, a moved one not', async (_, name, fields) => {
    const resolver = richTextResolvers(fields)[name];
    const shown = (fromPaths: string[]) =>
      resolver?.resolve({ locale: 'ru' }, {}, { nodeModel: nodeModel(undefined, fromPaths) }, info);
    expect(await shown(['/sales/late', 'sales/early'])).toBe('Offer');
    expect(await shown(['/ru/sales/early/'])).toBe('<a href="/sales/early">Offer</a>');
  });

  it('covers the texts of offers, projects, posts and pages', () => {
    const types = RICH_TEXTS.map(([type]) => type);
    for (const type of ['Sale', 'Project', 'News', 'Page']) expect(types).toContain(type);
  });
});

/** @jest-environment node */
import { linkedItem, richTextResolvers, withLinkLanguages } from '../../../src/node/link-languages';

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

describe('withLinkLanguages', () => {
  const html =
    '<p><a href="/news/keys">Keys</a>, <a class="x" href="/projects/teak-house#plan">house</a>, <a href="https://host.example">x</a></p>';

  it('marks the links to pages of another language, and no other', async () => {
    const localeOf = ({ type }: { type: string }) => Promise.resolve(type === 'News' ? 'en' : 'ua');
    expect(await withLinkLanguages(html, 'ua', localeOf)).toBe(
      html.replace('href="/news/keys"', 'href="/news/keys" hreflang="en"'),
    );
  });

  it('leaves a text alone whose links lead nowhere, or within its language', async () => {
    expect(await withLinkLanguages(html, 'ru', () => Promise.resolve(undefined))).toBe(html);
    expect(await withLinkLanguages(html, 'ru', () => Promise.resolve('ru'))).toBe(html);
  });
});

describe('richTextResolvers', () => {
  it('looks the items up in the locale of the text, once its pictures are there', async () => {
    const { text, ...others } = richTextResolvers({
      text: { type: 'RichText' },
      title: { type: 'String' },
    });
    expect(others).toEqual({});
    const findOne = jest.fn(() => Promise.resolve({ contentLocale: 'en' }));
    const info = { originalResolver: () => '<a href="/sales/early">Offer</a>' };
    const marked = await text?.resolve({ locale: 'ru' }, {}, { nodeModel: { findOne } }, info);
    expect(marked).toBe('<a href="/sales/early" hreflang="en">Offer</a>');
    expect(findOne).toHaveBeenCalledWith({
      type: 'Sale',
      query: { filter: { slug: { eq: 'early' }, locale: { eq: 'ru' } } },
    });
  });
});

import { pageViewOf } from '../../../src/seo/page-view';
import { pageContext } from '../../support/page-context';

const AT = { origin: 'https://www.amara.example', pathname: '/ru/news/permit', search: '?area=x' };

describe('pageViewOf', () => {
  it('tells an item by its slug, its locale and the language of its text', () => {
    const page = pageContext({
      pageType: 'news-item',
      locale: 'ru',
      sharedPath: '/news/permit',
      canonicalPath: '/news/permit',
    });
    expect(pageViewOf(page, AT, 'A permit')).toEqual({
      page_type: 'news-item',
      content_id: 'permit',
      locale: 'ru',
      content_language: 'en',
      page_location: 'https://www.amara.example/ru/news/permit?area=x',
      page_title: 'A permit',
    });
  });

  it('has no item on the page of a list', () => {
    const page = pageContext({ pageType: 'news-list', sharedPath: '/news/page/2' });
    expect(pageViewOf(page, AT, 'News')).toMatchObject({ content_id: undefined });
  });

  it.each([
    ['?q=my+name', ''],
    ['?utm_source=x&q=my+name', '?utm_source=x'],
  ])('does not tell what was searched for: %s', (search, told) => {
    const page = pageContext({ pageType: 'search', sharedPath: '/search' });
    expect(pageViewOf(page, { ...AT, search }, 'Search')).toMatchObject({
      page_location: `https://www.amara.example/ru/news/permit${told}`,
    });
  });
});

import { pageTranslator, type StringsResult } from '../../../src/i18n/strings';

const node = (ns: string, language: string, data: object | null) => ({
  node: { ns, language, data: data && JSON.stringify(data) },
});

const strings: StringsResult = {
  edges: [
    node('common', 'en', { routes: { news: 'News' } }),
    node('common', 'uk', { pagination: { page: 'Сторінка {{page}}' }, routes: { news: 'Новини' } }),
    node('people', 'uk', null),
  ],
};

describe('the strings that a page brings', () => {
  const { t, language } = pageTranslator(strings, 'uk');

  it('are those of its language', () => {
    expect(language).toBe('uk');
    expect(t('common:routes.news')).toBe('Новини');
    expect(pageTranslator(strings, 'en').t('common:routes.news')).toBe('News');
  });

  it('are filled in', () => {
    expect(t('common:pagination.page', { page: 3 })).toBe('Сторінка 3');
  });

  it.each([
    ['a string is missing', t('common:routes.home'), 'routes.home'],
    ['a file is empty', t('people:team'), 'team'],
    ['a file was not asked for', t('home:teaser.news'), 'teaser.news'],
    ['there are none', pageTranslator(undefined, 'uk').t('home:teaser.news'), 'teaser.news'],
  ])('answer with the path of the key where %s', (_, text, path) => {
    expect(text).toBe(path);
  });
});

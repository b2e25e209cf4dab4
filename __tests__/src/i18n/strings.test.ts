import { stringOf, type StringsResult } from '../../../src/i18n/strings';

const strings: StringsResult = {
  edges: [
    {
      node: {
        ns: 'common',
        language: 'uk',
        data: JSON.stringify({
          skip: 'Далі',
          page: 'Сторінка {{page}}',
          routes: { news: 'Новини' },
        }),
      },
    },
    { node: { ns: 'empty', language: 'uk', data: null } },
  ],
};

describe('stringOf', () => {
  it.each([
    ['skip', 'Далі'],
    ['routes.news', 'Новини'],
  ])('finds %s', (key, text) => {
    expect(stringOf(strings, 'common', key)).toBe(text);
  });

  it('fills in what stands for a value', () => {
    expect(stringOf(strings, 'common', 'page', { page: 3 })).toBe('Сторінка 3');
  });

  it.each([
    ['common', 'routes.none'],
    ['common', 'routes'],
    ['common', 'skip.deeper'],
    ['common', 'constructor.name'],
    ['empty', 'skip'],
    ['none', 'routes.news'],
  ])('shows the key itself where %s has no string %s', (namespace, key) => {
    expect(stringOf(strings, namespace, key)).toBe(key);
  });
});

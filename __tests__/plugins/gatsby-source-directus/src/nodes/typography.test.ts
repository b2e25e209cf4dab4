import { tieShortWords } from '../../../../../plugins/gatsby-source-directus/src/nodes/typography';

describe('tieShortWords', () => {
  it.each([
    ['uk', 'Вілли в Бераві й у Чангу', 'Вілли в\u00a0Бераві й\u00a0у\u00a0Чангу'],
    ['ru', 'Дом у моря и сад', 'Дом у\u00a0моря и\u00a0сад'],
    ['uk', 'З дому', 'З\u00a0дому'],
    [
      'ru',
      '<p>В доме <a href="/a b">и саду</a></p>',
      '<p>В\u00a0доме <a href="/a b">и\u00a0саду</a></p>',
    ],
    ['uk', 'п’я й', 'п’я й'],
    ['en', 'a villa', 'a villa'],
  ])('in %s: %s', (language, text, tied) => {
    expect(tieShortWords(text, language)).toBe(tied);
  });

  it('ties the texts of a list’s entries and leaves what is no text', () => {
    expect(tieShortWords([{ title: 'дім у лісі', order: 1, source: null }], 'uk')).toEqual([
      { title: 'дім у\u00a0лісі', order: 1, source: null },
    ]);
    expect(tieShortWords(7, 'uk')).toBe(7);
  });
});

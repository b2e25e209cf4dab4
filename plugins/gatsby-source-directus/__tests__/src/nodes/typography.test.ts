import { insertNonBreakingSpaces } from '../../../src/nodes/typography';

describe('insertNonBreakingSpaces', () => {
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
    ['en', 'Saturday 11:00–16:00', 'Saturday 11:00–\u206016:00'],
    ['uk', '1991–2020 роки', '1991–\u20602020\u00a0роки'],
    ['uk', 'спад — лютий', 'спад\u00a0— лютий'],
    ['ru', 'кто-то из-под крыши', 'кто\u2011то из-под крыши'],
    ['ru', '<p class="a2 b">72 часа, 5%</p>', '<p class="a2 b">72\u00a0часа, 5%</p>'],
    ['uk', '11 400 доларів', '11\u00a0400\u00a0доларів'],
    ['en', '72 hours', '72\u00a0hours'],
    ['en', 'in – or out', 'in – or out'],
    ['ru', '«Дом», 4-й этаж', '«Дом», 4\u2011й этаж'],
    ['uk', 'з 10-го по 12-те', 'з\u00a010\u2011го по\u00a012\u2011те'],
    ['uk', 'Будинки на острові, до моря', 'Будинки на\u00a0острові, до\u00a0моря'],
    [
      'ru',
      'с 2017 года в 2020 из Лиссабона',
      'с\u00a02017\u00a0года в\u00a02020 из\u00a0Лиссабона',
    ],
    [
      'ru',
      'вилла 2-спальная, <a href="/4-bed">2-3</a>',
      'вилла 2-спальная, <a href="/4-bed">2-3</a>',
    ],
    [
      'en',
      '<p>A pool of its own and a garden that leads to the beach.</p><p>Not far.</p>',
      '<p>A pool of its own and a garden that leads to the\u00a0beach.</p><p>Not far.</p>',
    ],
    ['en', 'built on 11.4 hectares', 'built on 11.4\u00a0hectares'],
    [
      'en',
      'Handed over with everything that a guest needs: furniture',
      'Handed over with everything that a guest needs: furniture',
    ],
  ])('in %s: %s', (language, text, tied) => {
    expect(insertNonBreakingSpaces(text, language)).toBe(tied);
  });

  it.each([
    ['a range', 'en', '2024–2025'],
    ['a counted thing', 'en', '72 hours'],
    ['a word of one letter', 'uk', 'вілла у лісі'],
    ['a dash', 'ru', 'дом — сад'],
    ['an ordinal', 'ru', '4-й этаж'],
    ['a particle', 'ru', 'кто-то из них'],
    ['a last word', 'en', 'A pool of its own and a garden that leads to the beach'],
  ])('leaves %s alone in an attribute', (_name, language, text) => {
    const html = `<p>A <a href="/a?q=${text}" title="${text}">link</a>.</p><img alt="${text}" />`;
    expect(insertNonBreakingSpaces(html, language)).toBe(html);
  });

  it('ties what stands between tags', () => {
    expect(insertNonBreakingSpaces('<p title="1–2">1–2<br />3–4</p>', 'en')).toBe(
      '<p title="1–2">1–\u20602<br />3–\u20604</p>',
    );
  });

  it('ties the texts of a list’s entries and leaves what is no text', () => {
    expect(
      insertNonBreakingSpaces([{ title: 'дім у лісі', order: 1, source: null }], 'uk'),
    ).toEqual([{ title: 'дім у\u00a0лісі', order: 1, source: null }]);
    expect(insertNonBreakingSpaces(7, 'uk')).toBe(7);
  });
});

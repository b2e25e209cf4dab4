/** @jest-environment node */
import { SLUG_PATTERN } from '../../../cms/schema';
import { freeSlug, slugOf, slugOfItem } from '../../../cms/schema/slug';

describe('the slug of a title', () => {
  it.each([
    ['Early keys in Canggu', 'en', 'early-keys-in-canggu'],
    ['Ранние ключи в Чангу', 'ru', 'rannie-klyuchi-v-changu'],
    ['Ключі від Чангу', 'uk', 'klyuchi-vid-chanhu'],
    ['М’який пісок', 'uk', 'myakyy-pisok'],
    ['  Café & Co. — 10 % off!  ', 'en', 'cafe-co-10-off'],
    ['$ 100 / night', 'en', '100-night'],
  ])('%s in %s is %s', (title, language, slug) => {
    expect(slugOf(title, language)).toBe(slug);
  });

  it('is cut between words and always one that the form takes', () => {
    const slug = slugOf('A very long headline about villas '.repeat(6), 'en');
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(new RegExp(SLUG_PATTERN));
    expect(slug.endsWith('-very') || slug.endsWith('-villas') || slug.endsWith('-long')).toBe(true);
    expect(slugOf('x'.repeat(200), 'en')).toBe('x'.repeat(80));
  });

  it('is empty where nothing can be written in Latin letters', () => {
    expect(slugOf('— !', 'en')).toBe('');
  });
});

describe('the slug of a new item', () => {
  const title = (languages_code: unknown, text: string) => ({ languages_code, title: text });

  it.each([
    [{ translations: [title('ru', 'Ключи'), title('en', 'Keys')] }, 'keys'],
    [{ translations: { create: [title({ code: 'uk' }, 'Ключі')], update: [] } }, 'klyuchi'],
    [{ translations: [{ languages_code: 'en', name: 'Canggu' }] }, 'canggu'],
    [{ translations: [title('en', '…'), title('ru', 'Ключи')] }, 'klyuchi'],
    [{ translations: [{ languages_code: 'en', title: null }] }, undefined],
    [{ translations: null }, undefined],
    [{}, undefined],
  ])('of %j is %s', (item, slug) => {
    expect(slugOfItem(item)).toBe(slug);
  });
});

it.each([
  [[], 'keys'],
  [['keys-in-hand'], 'keys'],
  [['keys'], 'keys-2'],
  [['keys', 'keys-2', 'keys-4'], 'keys-3'],
])('beside %j it is %s', (taken, slug) => {
  expect(freeSlug('keys', taken)).toBe(slug);
});

import { isSlug, safeSlug } from '../../../src/nodes/slugs';

describe('safe slugs', () => {
  it.each([
    ['villa-2', 'villa-2'],
    ['Villa At The Sea', 'villa-at-the-sea'],
    ['a/b\\c', 'a-b-c'],
    ['  --a--b--  ', 'a-b'],
    ['Вилла у моря', 'villa-u-moria'],
    ['Щастя, ґанок і їжак', 'shchastia-ganok-i-izhak'],
    ['подъезд объявление', 'podezd-obiavlenie'],
    ["об'єкт п’ять", 'obiekt-piat'],
    ['Ёлка Й', 'elka-i'],
    ['Crème brûlée', 'creme-brulee'],
    ['100 %', '100'],
    ['%2F..%2Fetc', '2f-2fetc'],
    ['///', ''],
    ['日本', ''],
  ])('makes %j into %j', (text, expected) => {
    expect(safeSlug(text)).toBe(expected);
  });

  it('leaves what is safe as it is', () => {
    for (const slug of ['a', 'a-1', '2026', 'x-y-z']) {
      expect(isSlug(slug)).toBe(true);
      expect(safeSlug(slug)).toBe(slug);
    }
    for (const slug of ['', '-a', 'a-', 'a--b', 'A', 'a b', 'ä', 'a/b']) {
      expect(isSlug(slug)).toBe(false);
    }
  });

  it('writes every letter of both alphabets, and those that have no accent to lose', () => {
    expect(safeSlug('абвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюя ßæøłđ')).toBe(
      'abvggdeeiezhziiiiklmnoprstufkhtschshshchyeiuia-ssaeold',
    );
  });
});

import { excerptOf, searchTerm, wordsOf } from '../../../src/domain/search';

describe('wordsOf', () => {
  it.each([
    ['Teak House, 128 m²', ['Teak', 'House', '128', 'm²']],
    ['п’ять вілл біля моря', ['п’ять', 'вілл', 'біля', 'моря']],
    ["об'єкт — 3-тя черга", ["об'єкт", '3', 'тя', 'черга']],
    ['… — !', []],
    ['', []],
  ])('of “%s”', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('searchTerm', () => {
  it.each([
    ['Teak', 'teak'],
    ['Ёлка', 'елка'],
    ['П’ять', 'пять'],
    ["об'єкт", 'обєкт'],
    ['обʼєкт', 'обєкт'],
    ['конфиден\u00ADциальность', 'конфиденциальность'],
  ])('of “%s”', (word, term) => {
    expect(searchTerm(word)).toBe(term);
  });
});

describe('excerptOf', () => {
  const joined = (text: string, ...terms: string[]) =>
    excerptOf(text, new Set(terms))
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');
  const filler = 'word '.repeat(60);

  it('marks the matching words of a short text', () => {
    expect(joined('A villa, the Villa by the sea', 'villa')).toBe(
      'A [villa], the [Villa] by the sea',
    );
  });

  it('begins shortly before the first match and ends between words', () => {
    const text = `${filler}a pool of salt water ${filler}`;
    const excerpt = joined(text, 'pool');
    expect(excerpt).toMatch(/^… (?:word )+a \[pool\] of salt water (?:word ?)+ …$/);
    expect(excerpt.length).toBeLessThan(200);
  });

  it('is the beginning of a text without a match', () => {
    expect(joined(filler)).toMatch(/^word (?:word ?)+ …$/);
  });

  it('is empty for an empty text', () => {
    expect(excerptOf('', new Set(['a']))).toEqual([]);
  });

  it('keeps a single long word', () => {
    expect(joined('a'.repeat(500), 'b')).toMatch(/^a+ …$/);
  });
});

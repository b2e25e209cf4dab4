import type { SearchEntry } from '../../../../src/domain/search';
import { createSiteIndex } from '../../../../src/features/search/site-index';

const entry = (path: string, title: string, text = ''): SearchEntry => ({
  path,
  kind: 'page',
  title,
  text,
});

const find = createSiteIndex([
  entry('/teak', 'Teak House', 'Villas with a long pool near the beach'),
  entry('/pool', 'Long Pool Residences', 'Apartments'),
  entry('/ru/vse', 'Виллы у моря', 'Ещё шесть вилл с апартаментами'),
  entry('/ua/pyat', 'П’ять вілл', 'Об’єкт у Переренані'),
]);

const paths = (query: string) => find(query).map(({ path }) => path);

describe('a query', () => {
  it.each([
    ['a word of a title', 'teak', ['/teak']],
    ['the beginning of a word', 'resid', ['/pool']],
    ['a title before a text', 'pool', ['/pool', '/teak']],
    ['every word before any of them', 'teak pool', ['/teak']],
    ['any of the words if no page has all', 'teak apartments', ['/teak', '/pool']],
    ['another ending', 'вилла', ['/ru/vse']],
    ['a typo', 'residances', ['/pool']],
    ['ё or е', 'еще', ['/ru/vse']],
    ['an apostrophe of another kind', "п'ять", ['/ua/pyat']],
    ['no apostrophe', 'обєкт', ['/ua/pyat']],
    ['nothing that a page has', 'xyzzy', []],
    ['signs alone', '?!', []],
  ])('finds %s', (_, query, found) => {
    expect(paths(query)).toEqual(found);
  });

  it('shows where the text matches', () => {
    expect(find('beach')[0]?.excerpt).toEqual([
      { text: 'Villas with a long pool near the ', isMatch: false },
      { text: 'beach', isMatch: true },
    ]);
  });
});

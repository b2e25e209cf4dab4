import {
  languageOf,
  parentOf,
  searchResult,
  sharePicture,
  trailOf,
} from '../../../../../../cms/extensions/publishing/src/app/rules/search';
import limits from '../../../../../../contract/search.json';

const text = (length: number) => 'x'.repeat(length);

describe('searchResult', () => {
  it('shows the search texts, and the item’s own where they are empty', () => {
    const own = { title: 'Teak House', summary: 'Six villas.', lead: null };
    expect(searchResult({ ...own, seo_title: ' ', seo_description: '' }, '')).toMatchObject({
      title: 'Teak House',
      description: 'Six villas.',
    });
    const search = { seo_title: 'Villas of teak', seo_description: 'For search.' };
    expect(searchResult({ ...own, ...search }, '')).toMatchObject({
      title: 'Villas of teak',
      description: 'For search.',
    });
    expect(searchResult({ name: 'Canggu' }, '').title).toBe('Canggu');
  });

  it.each([
    ['Villas of teak', 'Villas of teak — Amara'],
    ['Amara and its villas', 'Amara and its villas'],
    [text(limits.title.max - 8), `${text(limits.title.max - 8)} — Amara`],
    [text(limits.title.max - 7), text(limits.title.max - 7)],
    ['', ''],
  ])('adds the company to “%s” where there is room: “%s”', (title, shown) => {
    expect(searchResult({ title }, 'Amara')).toMatchObject({ title: shown, shareTitle: title });
  });

  it.each([
    [0, 'missing'],
    [limits.description.min - 1, 'short'],
    [limits.description.min, 'good'],
    [limits.description.max, 'good'],
    [limits.description.max + 1, 'long'],
  ])('says of a description of %d characters: %s', (count, state) => {
    const { descriptionLength } = searchResult({ seo_description: text(count) }, '');
    expect(descriptionLength).toEqual({ ...limits.description, count, state });
  });
});

describe('sharePicture', () => {
  const house = { slug: 'teak-house', image: 'cover' };

  it.each([
    ['the editors’ own', { ...house, share_image: 'own' }, { from: 'file', asset: 'own' }],
    [
      'else the card of the live page',
      house,
      { from: 'page', path: '/ua/projects/teak-house', asset: 'cover' },
    ],
    [
      'also without a cover',
      { slug: 'teak-house', image: null },
      { from: 'page', path: '/ua/projects/teak-house' },
    ],
    ['the cover while there is no page', { image: 'cover' }, { from: 'file', asset: 'cover' }],
  ])('is of a project %s', (_name, item, expected) => {
    expect(sharePicture('projects', item, 'uk')).toEqual(expected);
  });

  it('is the cover of everything else, and the company’s where there is none', () => {
    const page = { slug: 'home', image: 'cover' };
    expect(sharePicture('pages', page, 'ru')).toEqual({ from: 'file', asset: 'cover' });
    const bare = { slug: 'home', image: null };
    expect(sharePicture('pages', bare, 'ru')).toEqual({ from: 'page', path: '/ru' });
    expect(sharePicture('pages', bare, 'en')).toEqual({ from: 'page', path: '/' });
    expect(sharePicture('pages', { slug: 'nowhere' }, 'en')).toEqual({ from: 'none' });
  });
});

describe('the translation of a form', () => {
  it.each([
    ['posts_translations', { posts_id: 4 }, { collection: 'posts', key: 4 }],
    ['posts_translations', { posts_id: { id: 4 } }, { collection: 'posts', key: 4 }],
    ['posts_translations', {}, undefined],
    ['posts', { posts_id: 4 }, undefined],
  ])('of %s with %j belongs to %j', (collection, texts, parent) => {
    expect(parentOf(collection, texts)).toEqual(parent);
  });

  it.each([
    [{ languages_code: 'uk' }, 'uk'],
    [{ languages_code: { code: 'uk' } }, 'uk'],
    [{}, undefined],
  ])('%j is in %s', (texts, language) => {
    expect(languageOf(texts)).toBe(language);
  });
});

it.each([
  ['https://www.example.com', '/news/keys', 'www.example.com › news › keys'],
  ['https://www.example.com', '/', 'www.example.com'],
  ['', '/news', 'news'],
])('a page of %s at %s stands at “%s”', (site, path, trail) => {
  expect(trailOf(site, path)).toBe(trail);
});

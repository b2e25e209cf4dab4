/** @jest-environment node */
import {
  suggestedSlug,
  valuesOf,
} from '../../../../../../cms/extensions/publishing/src/app/item-state/new-item';
import { BOOKMARKS } from '../../../../../../cms/access';

jest.mock('vue', () => ({}), { virtual: true });
jest.mock('@directus/extensions-sdk', () => ({}), { virtual: true });

describe('what a bookmark presets', () => {
  it.each([
    [
      { _and: [{ kind: { _eq: 'news' } }, { status: { _eq: 'draft' } }] },
      { kind: 'news', status: 'draft' },
    ],
    [{ kind: { _neq: 'news' } }, {}],
    [{ _or: [{ kind: { _eq: 'news' } }] }, {}],
    [{ translations: { _none: { languages_code: { _eq: 'uk' } } } }, {}],
    [null, {}],
  ])('with the filter %j: %j', (filter, expected) => {
    const values = valuesOf(filter).map(({ field, value }) => [field, value]);
    expect(Object.fromEntries(values)).toEqual(expected);
  });

  it('is the kind of a publication in the bookmarks of publications', () => {
    const kinds = BOOKMARKS.filter(({ collection }) => collection === 'posts')
      .flatMap(({ filter }) => valuesOf(filter))
      .filter(({ field }) => field === 'kind')
      .map(({ value }) => value);
    expect(kinds).toEqual(['news', 'article', 'doc']);
  });
});

describe('the slug of a title that is being written', () => {
  const translations = { create: [{ languages_code: { code: 'en' }, title: 'Early keys' }] };

  it.each([
    [{ translations }, undefined, 'early-keys'],
    [{ translations, slug: 'early' }, 'early', 'early-keys'],
    [{ translations, slug: 'my-own' }, 'early', undefined],
    [{ translations, slug: '' }, 'early', 'early-keys'],
    [{}, undefined, undefined],
  ])('with %j, suggested %s, is %s', (values, suggested, slug) => {
    expect(suggestedSlug(values, suggested)).toBe(slug);
  });
});

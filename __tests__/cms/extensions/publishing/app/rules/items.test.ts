import {
  lastSaved,
  offSite,
  pageOf,
  reasonParts,
  sitePages,
} from '../../../../../../cms/extensions/publishing/src/app/rules/items';

const SITE = 'https://site.example';

it.each([
  ['projects', { slug: 'teak-house' }, '/projects/teak-house'],
  ['posts', { slug: 'keys', kind: 'article' }, '/articles/keys'],
  ['pages', { slug: 'home' }, '/'],
  ['pages', { slug: 'not-found' }, undefined],
  ['team', {}, '/about'],
  ['projects', {}, undefined],
  ['redirects', {}, undefined],
])('%s %j is to be seen at %s', (collection, item, path) => {
  expect(pageOf(collection, item)).toBe(path);
});

it('leads to the languages that an item has a text in', () => {
  const item = {
    slug: 'teak-house',
    translations: [{ languages_code: 'en' }, { languages_code: 'uk' }],
  };
  expect(sitePages('projects', item, SITE)).toEqual([
    { locale: 'en', language: 'en', address: `${SITE}/projects/teak-house` },
    { locale: 'ua', language: 'uk', address: `${SITE}/ua/projects/teak-house` },
  ]);
  const home = { slug: 'home', translations: item.translations };
  expect(sitePages('pages', home, SITE).map(({ address }) => address)).toEqual([
    `${SITE}/`,
    `${SITE}/ua`,
  ]);
});

it('an item was saved last when its newest part was', () => {
  const item = {
    date_created: '2026-07-01T10:00:00.000Z',
    date_updated: '2026-07-02T10:00:00.000Z',
    units: [{ date_created: '2026-07-03T10:00:00.000Z', date_updated: null }],
    translations: [
      { date_created: '2026-07-01T10:00:00.000Z', date_updated: '2026-07-04T10:00:00.000Z' },
    ],
  };
  expect(lastSaved(item)).toBe('2026-07-04T10:00:00.000Z');
  expect(lastSaved({ ...item, translations: [] })).toBe('2026-07-03T10:00:00.000Z');
  expect(lastSaved({})).toBeUndefined();
});

describe('an item is not on the site', () => {
  const now = Date.parse('2026-07-15T12:00:00Z');
  const early = '2026-07-15T11:00:00Z';
  const late = '2026-07-15T13:00:00Z';
  it.each([
    [{ status: 'draft' }, 'draft'],
    [{ status: 'archived' }, 'archived'],
    [{ status: 'published', publish_at: late }, 'due'],
    [{ status: 'published', publish_at: early, unpublish_at: early }, 'ended'],
    [{ status: 'published', publish_at: early, unpublish_at: late }, undefined],
    [{ status: 'published' }, undefined],
    [{}, undefined],
  ])('%j: %s', (item, expected) => {
    expect(offSite(item, now)).toBe(expected);
  });
});

describe('a reason', () => {
  it.each([
    ['No price.', ['No price.']],
    [
      'Teak House: no price. https://cms.example/admin/content/projects/3',
      ['Teak House: no price.', { to: '/content/projects/3' }],
    ],
    [
      'See http://localhost:8055/admin/content/settings, then https://x.example/admin/users/1.',
      ['See', { to: '/content/settings' }, ', then https://x.example/admin/users/1.'],
    ],
    ['javascript:alert(1)//admin/content/a', ['javascript:alert(1)//admin/content/a']],
  ])('%s', (reason, parts) => {
    expect(reasonParts(reason)).toEqual(parts);
  });
});

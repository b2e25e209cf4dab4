import {
  collectionsOf,
  targetOf,
} from '../../../../../cms/extensions/publishing/src/preview/request';

it.each([
  [
    { collection: 'posts', id: '12' },
    { collection: 'posts', item: '12', locale: null },
  ],
  [
    { collection: 'posts', id: '12', locale: 'ua' },
    { collection: 'posts', item: '12', locale: 'ua' },
  ],
  [{ collection: 'settings' }, { collection: 'settings', item: null, locale: null }],
  [{ path: '/ru/news?lang=en' }, { path: '/ru/news?lang=en' }],
  [{}, undefined],
  [{ collection: 'leads', id: '1' }, undefined],
  [{ collection: 'directus_users', id: '1' }, undefined],
  [{ collection: ['posts'], id: '1' }, undefined],
  [{ collection: 'posts', id: '../1' }, undefined],
  [{ collection: 'posts', id: '1', locale: '//' }, undefined],
  [{ path: '//evil.example' }, undefined],
  [{ path: '/\\evil.example' }, undefined],
  [{ path: 'https://evil.example' }, undefined],
  [{ path: '/a\r\nSet-Cookie: x' }, undefined],
])('%j asks for %j', (query, target) => {
  expect(targetOf(query)).toEqual(target);
});

it('needs the right to read the collection of the item', () => {
  expect(collectionsOf({ collection: 'posts', item: '1', locale: null })).toEqual(['posts']);
});

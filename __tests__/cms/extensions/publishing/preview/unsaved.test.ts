import { deltaOf, readUnsaved } from '../../../../../cms/extensions/publishing/src/preview/unsaved';

const FIELDS = [
  { field: 'id', alias: false },
  { field: 'slug', alias: false },
  { field: 'blocks', alias: false },
  { field: 'image', alias: false },
  { field: 'translations', alias: true },
  { field: 'date_updated', alias: false },
];
const SAVED = { id: 1, slug: 'a', blocks: [{ x: 1 }], image: null, translations: [1, 2] };

it.each([
  ['nothing was written', SAVED, undefined],
  ['a value was', { ...SAVED, slug: 'b' }, { slug: 'b' }],
  ['a list was', { ...SAVED, blocks: [] }, { blocks: [] }],
  ['a value was emptied', { ...SAVED, slug: null }, { slug: null }],
  ['an empty value stays empty', { ...SAVED, image: undefined }, undefined],
  [
    'a text was',
    { ...SAVED, translations: { create: [], update: [{ id: 1, title: 'T' }], delete: [] } },
    { translations: { create: [], update: [{ id: 1, title: 'T' }], delete: [] } },
  ],
  [
    'no text was in the end',
    { ...SAVED, translations: { create: [], update: [], delete: [] } },
    undefined,
  ],
  ['only what Directus fills differs', { ...SAVED, id: 2, date_updated: 'now' }, undefined],
  ['a field is none of the collection', { ...SAVED, role: 'admin' }, undefined],
])('where %s, that is the difference', (_what, values, delta) => {
  expect(deltaOf(values, SAVED, FIELDS)).toEqual(delta);
});

it.each([
  [{ collection: 'posts', item: '1', values: {} }, true],
  [{ collection: 'settings', values: {} }, true],
  [{ collection: 'leads', item: '1', values: {} }, false],
  [{ collection: 'posts', item: '../1', values: {} }, false],
  [{ collection: 'posts', item: 1, values: {} }, false],
  [{ collection: 'posts', item: '1', values: [] }, false],
  [{ collection: 'posts', item: '1' }, false],
  [{ collection: 'posts', item: '1', values: { body: 'x'.repeat(500_001) } }, false],
  ['posts', false],
  [undefined, false],
])('reads what a form sends, and nothing else: %#', (body, isTaken) => {
  expect(readUnsaved(body) !== undefined).toBe(isTaken);
});

/** @jest-environment node */
import {
  filePaths,
  silentPictures,
} from '../../../../../../cms/extensions/publishing/src/app/item-state/silent-pictures';
import { RELATIONS } from '../../../../../../cms/schema';

jest.mock('vue', () => ({}), { virtual: true });
jest.mock('@directus/extensions-sdk', () => ({}), { virtual: true });

const relations = RELATIONS.map((relation) => ({
  ...relation,
  meta: { one_field: relation.meta.one_field ?? null },
}));

it.each([
  [
    'projects',
    [
      'image',
      'share_image',
      'presentation',
      'site_plan',
      'units.plan',
      'gallery.directus_files_id',
    ],
  ],
  ['posts', ['image']],
  ['redirects', []],
])('the files of %s are in %j', (collection, paths) => {
  expect(filePaths(collection, relations).sort()).toEqual([...paths].sort());
});

it('pictures without a description are found in fields and lists, each once', () => {
  const file = (id: string, alt: string | null, type = 'image/jpeg') => ({
    id,
    type,
    alt_en: alt,
    title: null,
    filename_download: `${id}.jpg`,
  });
  const item = {
    image: file('a', ' '),
    presentation: file('b', null, 'application/pdf'),
    share_image: null,
    gallery: [{ directus_files_id: file('c', 'A pool') }, { directus_files_id: file('a', null) }],
    units: [{ plan: file('d', null, 'image/svg+xml') }],
  };
  expect(silentPictures(item).map(({ id }) => id)).toEqual(['a', 'd']);
  expect(silentPictures(null)).toEqual([]);
});

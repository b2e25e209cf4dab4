import { preview } from '../../../contract/publishing.json';
import { SHARE_SIZE } from '../../../plugins/gatsby-source-directus/src/media/image-data';
import { SHARE_IMAGE } from '../../../src/config/site';
import { cmsSource } from '../../../src/node/cms-source';

const ENV = { directusUrl: 'http://localhost:8055', allowMassDeletion: false };

it('a build for visitors asks for nothing but what is published', () => {
  const options = cmsSource(ENV);
  expect(options).not.toHaveProperty('drafts');
  expect(options).not.toHaveProperty('versions');
  expect(options.allowMassDeletion).toBe(false);
});

it('a build for editors shows drafts and versions, whatever goes', () => {
  expect(cmsSource({ ...ENV, preview: true })).toMatchObject({
    drafts: true,
    versions: preview.versions,
    allowMassDeletion: true,
  });
});

it('share pictures have the size that pages tell', () => {
  expect(SHARE_SIZE).toEqual(SHARE_IMAGE);
});

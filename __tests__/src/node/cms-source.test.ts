import { preview } from '../../../contract/publishing.json';
import { cmsSource } from '../../../src/node/cms-source';

const ENV = { directusUrl: 'http://localhost:8055', allowMassDeletion: false };

it('a build for visitors asks for nothing but what is published', () => {
  const options = cmsSource(ENV);
  expect(options).not.toHaveProperty('statuses');
  expect(options).not.toHaveProperty('versions');
  expect(options.allowMassDeletion).toBe(false);
});

it('a build for editors shows drafts and versions, whatever goes', () => {
  expect(cmsSource({ ...ENV, preview: true })).toMatchObject({
    statuses: ['published', 'draft'],
    versions: preview.versions,
    allowMassDeletion: true,
  });
});

/** @jest-environment node */
import path from 'node:path';
import { readContentFacts } from '../../../../publisher/src/gate/content-facts';
import { temporaryFolder } from '../../../support/temporary-site';

const NOTHING = { pages: {}, missing: [], links: [] };

it.each([
  [
    '{"pages":{"/x":{"title":"X","address":"http://x"}}}',
    { ...NOTHING, pages: { '/x': { title: 'X', address: 'http://x' } } },
  ],
  ['{"pages":', NOTHING],
  ['[]', NOTHING],
])('reads %s', async (text, expected) => {
  const folder = temporaryFolder({ 'facts.json': text });
  await expect(readContentFacts(path.join(folder.directory, 'facts.json'))).resolves.toEqual(
    expected,
  );
  folder.remove();
});

it('knows nothing where the build wrote nothing', async () => {
  await expect(readContentFacts('/nowhere/facts.json')).resolves.toEqual(NOTHING);
});

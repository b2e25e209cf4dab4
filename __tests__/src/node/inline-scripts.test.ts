/** @jest-environment node */
import { createHash } from 'node:crypto';
import { scriptHashes, siteScriptHashes } from '../../../src/node/inline-scripts';
import { temporaryFolder } from '../../support/temporary-site';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const page = (...scripts: string[]) =>
  `<!DOCTYPE html><html><head>${scripts.join('')}</head></html>`;

describe('scriptHashes', () => {
  it('are those of the scripts that run, the held one of the tag manager included', () => {
    const html = page(
      '<script>a("\u00e9<b>")</script>',
      '<script type="module">b()</script>',
      '<script src="/app.js"></script>',
      '<script type="application/ld+json">{"@type":"WebSite"}</script>',
      '<script type="text/plain" data-tag-manager="">gtm()</script>',
      '<script type="text/plain">note</script>',
    );
    expect(scriptHashes(html)).toEqual([hash('a("\u00e9<b>")'), hash('b()'), hash('gtm()')].sort());
  });
});

describe('siteScriptHashes', () => {
  it('reads a page of each template, with and without a prefix', async () => {
    const folder = temporaryFolder({
      'index.html': page('<script>home()</script>', '<script>every()</script>'),
      'ru/index.html': page('<script>every()</script>'),
      'news/index.html': page('<script>news()</script>'),
      '404.html': page('<script>gone()</script>'),
    });
    const pages = [
      { path: '/', componentChunkName: 'home' },
      { path: '/ru', componentChunkName: 'home' },
      { path: '/ua', componentChunkName: 'home' },
      { path: '/news', componentChunkName: 'news' },
      { path: '/404.html', componentChunkName: 'not-found' },
    ];
    const hashes = await siteScriptHashes(folder.directory, pages);
    folder.remove();
    expect(hashes).toEqual(['home()', 'every()', 'news()', 'gone()'].map(hash).sort());
  });
});

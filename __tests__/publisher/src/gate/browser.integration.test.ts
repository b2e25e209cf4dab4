/** @jest-environment node */
import { chromium } from '@playwright/test';
import { checkInBrowser } from '../../../../publisher/src/gate/browser';
import { findChromium } from '../../../../scripts/support/chromium';
import { startStaticServer } from '../../../../scripts/support/static-server';
import { temporaryFolder, type TemporaryFolder } from '../../../support/temporary-site';

const HYDRATED = `document.documentElement.dataset.build = 'b';`;
const page = (script: string, head = '') =>
  `<!doctype html><html lang="en"><head><link rel="icon" href="data:,">${head}</head><body><script>${script}</script></body></html>`;

let folder: TemporaryFolder;
beforeAll(() => {
  folder = temporaryFolder({
    'index.html': page(HYDRATED),
    'outside/index.html': page(
      `${HYDRATED} fetch('https://example.com/x').catch(() => undefined);`,
    ),
    'error/index.html': page(`${HYDRATED} throw new Error('boom');`),
    'console/index.html': page(`${HYDRATED} console.error('hydration failed');`),
    'dead/index.html': page(''),
    'missing/index.html': page(HYDRATED, '<script src="/gone.js"></script>'),
    '404/index.html': page(`${HYDRATED} console.error('Page Not Found: /404');`),
  });
});
afterAll(() => folder.remove());

const check = (
  pages: readonly string[],
  {
    executable = '',
    log = (): void => undefined,
  }: { executable?: string; log?: (line: string) => void } = {},
) =>
  checkInBrowser(
    {
      executable: executable || (findChromium() ?? chromium.executablePath()),
      serve: (directory) => startStaticServer({ directory, port: 0 }),
      log,
      timeout: 3000,
    },
    folder.directory,
    pages,
  );

it('lets pages through that load and hydrate, whatever is elsewhere', async () => {
  await expect(check(['/', '/outside', '/404'])).resolves.toEqual([]);
});

it('says what went wrong with a page', async () => {
  const problems = await check(['/error', '/console', '/missing', '/dead']);
  expect(Object.fromEntries(problems.map(({ page: at, sentence }) => [at, sentence]))).toEqual({
    '/error': 'The page /error fails in a browser: boom.',
    '/console': 'The page /console fails in a browser: hydration failed.',
    '/missing': expect.stringContaining('404') as unknown,
    '/dead': expect.stringContaining('Timeout') as unknown,
  });
});

it('keeps nothing back where the browser does not start, and says so', async () => {
  const lines: string[] = [];
  const options = { executable: '/nowhere/chromium', log: (line: string) => void lines.push(line) };
  await expect(check(['/error'], options)).resolves.toEqual([]);
  expect(lines).toEqual([expect.stringMatching(/^No page was opened in a browser: /)]);
});

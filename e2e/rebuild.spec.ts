import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findItem, updateItem } from './support/cms';
import { expect, test } from './support/fixtures';
import { buildSiteCopy, startSiteCopyBuild } from './support/site-copy';
import { buildPaths } from '../scripts/support/workspace';
import { buildEnv, publicFile, type World } from './support/world';

test.describe.configure({ timeout: 300_000 });

interface Translation {
  id: number;
  title: string;
}

/** The HTML of all pages, by address. */
function readPages(world: World): Map<string, string> {
  const root = publicFile(world);
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('index.html'),
  );
  return new Map(
    pages.map((file) => [
      `/${path.dirname(file)}`.replace(/\/\.$/, '/'),
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );
}

function changedPages(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].flatMap(([page, html]) => (before.get(page) === html ? [] : [page]));
}

/** First difference of a page between both builds. */
function difference(before = '', after = ''): string {
  const at = [...before].findIndex((sign, index) => sign !== after[index]);
  const from = Math.max(0, at - 60);
  return [before, after].map((html) => html.slice(from, from + 240)).join('\n');
}

async function rebuild(world: World, env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await buildSiteCopy(world.siteDirectory, { ...buildEnv(world), ...env });
  expect(code, output).toBe(0);
}

test('a title edited in one language changes the pages of that language alone', async ({
  page,
  world,
}) => {
  const translation = await findItem<Translation>(world, 'projects_translations', {
    projects_id: { slug: { _eq: 'teak-house' } },
    languages_code: { _eq: 'uk' },
  });
  // The site may be of another content: a test before, or a first try, has edited it.
  await rebuild(world);
  const before = readPages(world);
  const edited = 'Тиковий дім над бамбуковим яром';
  try {
    await updateItem(world, 'projects_translations', translation.id, { title: edited });
    await rebuild(world);
    const after = readPages(world);
    const changed = changedPages(before, after);
    expect(changed).toContain('/ua/projects/teak-house');
    expect(changed).toContain('/ua/projects');
    const others = changed.filter((address) => !address.startsWith('/ua'));
    expect(others, difference(before.get(others[0] ?? ''), after.get(others[0] ?? ''))).toEqual([]);
    expect(changed).not.toContain('/ua/news');
    await page.goto('/ua/projects/teak-house');
    await expect(page.locator('h1')).toHaveText(edited);
    await page.goto('/ru/projects/teak-house');
    await expect(page.locator('h1')).not.toHaveText(edited);
  } finally {
    await updateItem(world, 'projects_translations', translation.id, { title: translation.title });
  }
});

test('an item set to draft loses its pages and its places in lists', async ({ page, world }) => {
  const project = await findItem(world, 'projects', { slug: { _eq: 'stone-garden' } });
  try {
    await updateItem(world, 'projects', project.id, { status: 'draft' });
    await rebuild(world);
    for (const prefix of ['', 'ru/', 'ua/']) {
      expect(existsSync(publicFile(world, `${prefix}projects/stone-garden/index.html`))).toBe(
        false,
      );
    }
    expect((await page.goto('/ru/projects/stone-garden'))?.status()).toBe(404);
    await page.goto('/ru/projects');
    expect(await page.content()).not.toContain('stone-garden');
  } finally {
    await updateItem(world, 'projects', project.id, { status: 'published' });
  }
  await rebuild(world);
  expect((await page.goto('/ru/projects/stone-garden'))?.status()).toBe(200);
});

test('a build that cannot read Directus says why and leaves the site alone', async ({ world }) => {
  const before = readPages(world);
  const refusals: Array<{ env: Record<string, string>; says: string }> = [
    {
      env: { DIRECTUS_TOKEN: 'not-the-token-of-anyone' },
      says: 'does not accept the token',
    },
    {
      env: { DIRECTUS_URL: 'http://127.0.0.1:9' },
      says: 'cannot be reached at http://127.0.0.1:9',
    },
    {
      env: { DIRECTUS_URL: 'localhost:8055' },
      says: 'DIRECTUS_URL is not an http or https address',
    },
    { env: { DIRECTUS_TOKEN: ' ' }, says: 'DIRECTUS_TOKEN is missing' },
    { env: { GATSBY_GTM_ID: 'UA-1' }, says: 'GATSBY_GTM_ID is not a Google Tag Manager' },
  ];
  for (const { env, says } of refusals) {
    const { code, output } = await buildSiteCopy(world.siteDirectory, {
      ...buildEnv(world),
      ...env,
    });
    expect(code, output).toBe(1);
    expect(output).toContain(says);
    expect(output).not.toContain(world.buildToken);
    expect(output).not.toContain('not-the-token-of-anyone');
    expect(output.trim().split('\n').length).toBeLessThanOrEqual(3);
  }
  expect(changedPages(before, readPages(world))).toEqual([]);
});

test('the environment alone brings an analytics container, consent denied, and another map', async ({
  world,
}) => {
  const map = { GATSBY_MAP_OPEN_URL: 'https://maps.example.com/@{lat},{lon}' };
  const project = () => readFileSync(publicFile(world, 'projects/teak-house/index.html'), 'utf8');
  await rebuild(world, { GATSBY_GTM_ID: 'GTM-TEST123', ...map });
  expect(project()).toContain('href="https://maps.example.com/@-8.');
  expect(project()).not.toContain('openstreetmap.org');
  const html = readFileSync(publicFile(world, 'index.html'), 'utf8');
  expect(html).toContain('GTM-TEST123');
  expect(html.indexOf("'consent'")).toBeLessThan(html.indexOf('googletagmanager.com/gtm.js'));
  await rebuild(world);
  expect(readFileSync(publicFile(world, 'index.html'), 'utf8')).not.toContain('GTM-TEST123');
  expect(project()).toContain('openstreetmap.org');
});

// Last: the next build begins without caches.
test('a build killed while it bundles, without its cache, leaves the site alone', async ({
  request,
  world,
}) => {
  const before = readPages(world);
  const { workspace } = buildPaths(world.siteDirectory);
  rmSync(path.join(workspace, '.cache'), { recursive: true });
  const { child, ended } = startSiteCopyBuild(world.siteDirectory, buildEnv(world));
  // Gatsby throws away the pages of its own folder before it bundles.
  await expect
    .poll(() => existsSync(path.join(workspace, 'public/index.html')), { timeout: 120_000 })
    .toBe(false);
  child.kill('SIGKILL');
  await ended;
  expect(changedPages(before, readPages(world))).toEqual([]);
  expect(readPages(world).size).toBe(before.size);
  for (const address of ['/', '/ua/projects/teak-house', '/ru/news']) {
    expect((await request.get(address)).status()).toBe(200);
  }
});

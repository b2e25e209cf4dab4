// In the place of the resident builder: writes a small site into `public/` page by page, slowly and in
// place, as Gatsby does, each page with the name of its build.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const SITE = process.env.SITE_URL;
const PAGES = Number(process.env.STAND_IN_PAGES ?? 30);
const WRITE_MS = 10;

const addresses = ['/', '/404.html', ...Array.from({ length: PAGES }, (_, index) => `/p${index}`)];

function write(name, text) {
  const file = path.join('public', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const html = (address, id) =>
  `<!doctype html><html lang="en"><head><link rel="canonical" href="${SITE}${address}"></head>` +
  `<body><h1>${id}</h1>${'<p>text</p>'.repeat(2000)}<p>${id}</p></body></html>`;

/** What builds do wrong as long as a test has it in a file. */
function readFault() {
  const file = process.env.STAND_IN_FAULT;
  return file && existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Ends as Gatsby does where a page cannot be made. */
function fail() {
  const address = 'http://localhost/admin/content/projects/1';
  mkdirSync('.cache', { recursive: true });
  writeFileSync(
    '.cache/content-facts.json',
    JSON.stringify({ pages: { '/p7': { title: 'Teak House', address } } }),
  );
  process.stderr.write(
    ' ERROR #95313  HTML.COMPILATION\n\nBuilding static HTML failed for path "/p7"\n\n  WebpackError: TypeError: a is not a function\n',
    () => process.exit(1),
  );
  return new Promise(() => undefined);
}

async function build(id) {
  const fault = readFault();
  if (fault === 'hang') await new Promise(() => undefined);
  if (fault === 'fail') await fail();
  for (const address of addresses) {
    const folder = address === '/' ? '' : address;
    const name = address.endsWith('.html') ? address.slice(1) : `${folder}/index.html`.slice(1);
    write(name, '');
    await wait(WRITE_MS);
    write(name, html(address, id));
    const data = address === '/' ? 'index' : address.slice(1);
    write(`page-data/${data}/page-data.json`, JSON.stringify({ path: address, result: {} }));
  }
  if (fault === 'spoil') write('p7/index.html', html('/p7', ''));
  write('_redirects', '');
  write('redirects.json', '{}');
  write(
    'sitemap-index.xml',
    `<sitemapindex><sitemap><loc>${SITE}/sitemap-0.xml</loc></sitemap></sitemapindex>`,
  );
  write('sitemap-0.xml', `<urlset><url><loc>${SITE}/p1</loc></url></urlset>`);
  rmSync('public/builds', { recursive: true, force: true });
  const timestamp = Date.now();
  write(`builds/meta/${id}.json`, JSON.stringify({ id, timestamp, prerendered: addresses }));
  write('page-data/app-data.json', JSON.stringify({ buildId: id }));
  write('builds/latest.json', JSON.stringify({ id, timestamp }));
}

process.on('message', async ({ id }) => {
  await build(id);
  process.send({ type: 'built', id, memory: 1, durations: { sourcing: 0.1 } });
  await wait(WRITE_MS);
  process.send({ type: 'saved', id });
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

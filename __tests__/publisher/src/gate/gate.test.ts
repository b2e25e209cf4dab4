/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGate, samplePages } from '../../../../publisher/src/gate/gate';
import { dataFile, pageFile } from '../../../../publisher/src/gate/addresses';
import { createReleaseStore } from '../../../../publisher/src/release/store';

const SITE = 'https://www.example.com';

let root: string;
let publicDirectory: string;
const inPublic = (name: string) => path.join(publicDirectory, name);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(inPublic(name)), { recursive: true });
  writeFileSync(inPublic(name), text);
};
const remove = (name: string) => rmSync(inPublic(name), { recursive: true });

const html = (address: string, body: string, head = '') =>
  `<!doctype html><html lang="${address.startsWith('/ua') ? 'uk' : 'en'}"><head><link rel="canonical" href="${SITE}${address}">${head}</head><body>${body}</body></html>`;

/** Writes a page as a build does: its HTML and its data. */
function page(address: string, body: string, data: object = {}, head = '') {
  write(pageFile(address), html(address, body, head));
  write(dataFile(address), JSON.stringify({ path: address, result: { data } }));
}

const planned = new Set<string>();
const plan = (...addresses: string[]) => addresses.forEach((address) => planned.add(address));
const facts = (content: object) =>
  writeFileSync(path.join(root, 'facts.json'), JSON.stringify(content));

/** What each build writes of itself. */
function name(id: string) {
  rmSync(inPublic('builds'), { recursive: true, force: true });
  write('builds/latest.json', JSON.stringify({ id }));
  write(`builds/meta/${id}.json`, JSON.stringify({ id, prerendered: [...planned] }));
  write('page-data/app-data.json', JSON.stringify({ buildId: id }));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gate-'));
  publicDirectory = path.join(root, 'public');
  planned.clear();
  write('redirects.json', '{}');
  write('_redirects', '/old /about#team 301\n/shop/* / 302\n/gone /nowhere 301\n');
  write(
    'sitemap-index.xml',
    `<sitemapindex><sitemap><loc>${SITE}/sitemap-0.xml</loc></sitemap></sitemapindex>`,
  );
  write('sitemap-0.xml', `<urlset><url><loc>${SITE}/about</loc></url></urlset>`);
  write('app.js', '');
  write('404.html', html('/404.html', '<h1>Not found</h1>'));
  write(dataFile('/404.html'), JSON.stringify({ path: '/404.html', result: {} }));
  page('/', '<h1>Home</h1><a href="/about#team">About</a><a href="/old">Old</a>');
  page('/about', '<h1>About</h1><h2 id="team">Team</h2><a href="/shop/x">Shop</a>');
  plan('/', '/about');
});
afterEach(() => rmSync(root, { recursive: true }));

function setUp(openPages?: Parameters<typeof createGate>[0]['openPages']) {
  const store = createReleaseStore({ directory: path.join(root, 'releases'), keep: 3 });
  const gate = createGate({
    rules: { minPagesShare: 0.7 },
    siteUrl: SITE,
    contentFacts: path.join(root, 'facts.json'),
    openPages,
    live: () => {
      const id = store.current();
      return id === undefined ? undefined : { id, directory: store.directory(id) };
    },
  });
  let number = 0;
  const verdict = async (spoil: () => void = () => undefined, isFull = true) => {
    const id = `build-${number++}`;
    name(id);
    spoil();
    const staged = store.stage(id, publicDirectory);
    return { staged, ...(await gate.check(staged, { isFull })) };
  };
  return {
    store,
    verdict,
    check: async (spoil?: () => void) => (await verdict(spoil)).problems,
    accept: async () => {
      const { staged, problems } = await verdict();
      gate.accept(staged);
      store.publish(staged);
      return problems;
    },
  };
}

it('lets a whole site through', async () => {
  await expect(setUp().check()).resolves.toEqual([]);
});

const ABOUT = '<h1>About</h1><p id="team"></p>';
it.each<[string, () => void, string]>([
  [
    'a page without a heading',
    () => page('/about', '<h2 id="team">x</h2>'),
    'The page /about has no heading.',
  ],
  [
    'a page with an empty heading',
    () => page('/about', '<h1 id="team"> </h1>'),
    'The page /about has an empty heading.',
  ],
  [
    'a page with two headings',
    () => page('/about', `${ABOUT}<h1>Again</h1>`),
    'The page /about has 2 main headings instead of one.',
  ],
  ['a NUL byte', () => page('/about', `${ABOUT}A\0`), 'The page /about contains a NUL byte.'],
  [
    'a page that ends in the middle',
    () => write('about/index.html', '<html lang="en">'),
    'The page /about ends in the middle.',
  ],
  [
    'a value that was not filled in',
    () => page('/about', `${ABOUT}From undefined`),
    'The page /about shows “undefined”, a value that was not filled in.',
  ],
  [
    'the name of a string in its place',
    () => {
      page('/about', `${ABOUT}<button>nav.open</button>`);
      page('/', '<h1>Home</h1>', { locales: { data: JSON.stringify({ nav: { open: 'Open' } }) } });
    },
    'The page /about shows the name of a text, “nav.open”.',
  ],
  ['an empty page', () => write('about/index.html', ''), 'The page /about is empty.'],
  ['a page without its data', () => remove(dataFile('/about')), 'The page /about has no data.'],
  [
    'data cut short',
    () => write(dataFile('/about'), '{"path":'),
    'The page /about has data that is no JSON.',
  ],
  [
    'data of another page',
    () => write(dataFile('/about'), '{"path":"/","result":{}}'),
    'The page /about has the data of another page.',
  ],
  [
    'a page in another language than its address',
    () => write('about/index.html', html('/ua', ABOUT)),
    'The page /about says that it is in the language “uk” instead of “en”.',
  ],
  [
    'a page without a canonical address',
    () => write('about/index.html', '<html lang="en"><h1 id="team">A</h1></html>'),
    'The page /about has no canonical address.',
  ],
  [
    'structured data cut short',
    () => page('/about', ABOUT, {}, '<script type="application/ld+json">{"@context"</script>'),
    'The page /about holds structured data that is no JSON.',
  ],
  [
    'a link to nothing',
    () => page('/about', `${ABOUT}<a href="/nothing?x=1">x</a>`),
    'The page /about leads to /nothing, which does not exist.',
  ],
  [
    'a link to a redirect to nothing',
    () => page('/about', `${ABOUT}<a href="/gone">x</a>`),
    'The page /about leads to /nowhere, which does not exist.',
  ],
  [
    'a translation that is not there',
    () => page('/about', ABOUT, {}, `<link rel="alternate" hreflang="ru" href="${SITE}/ru/about">`),
    'The page /about leads to /ru/about, which does not exist.',
  ],
  [
    'a picture that is not there',
    () => page('/about', `${ABOUT}<img src="/app.js" srcset="/app.js 1x, /static/b.jpg 2x">`),
    'The page /about needs /static/b.jpg, which does not exist.',
  ],
  [
    'a picture of the data that is not there',
    () => page('/about', ABOUT, { image: { srcSet: '/static/b.jpg 1x' } }),
    'The page /about needs /static/b.jpg, which does not exist.',
  ],
  [
    'a share picture that is not there',
    () => page('/about', ABOUT, {}, `<meta property="og:image" content="${SITE}/static/s.jpg">`),
    'The page /about needs /static/s.jpg, which does not exist.',
  ],
  [
    'a part that is not there',
    () => page('/about', '<h1>A</h1>'),
    'The page / leads to /about#team, and there is no such part.',
  ],
  [
    'a style sheet without its font',
    () => write('a.css', 'x{src:url(/f.woff2)}'),
    'The file a.css names /f.woff2, which does not exist.',
  ],
  [
    'data of all pages cut short',
    () => write('promo/en.json', '{'),
    'The file promo/en.json is no JSON.',
  ],
  [
    'a picture of that data that is not there',
    () => write('promo/en.json', '{"src":"/p.jpg"}'),
    'The file promo/en.json names /p.jpg, which does not exist.',
  ],
  [
    'a map cut short',
    () => write('sitemap-0.xml', '<urlset><url>'),
    'The file sitemap-0.xml is no map of the site.',
  ],
  [
    'a map that lists a page that is not there',
    () => write('sitemap-0.xml', `<urlset><loc>${SITE}/x</loc></urlset>`),
    'The file sitemap-0.xml lists /x, which does not exist.',
  ],
  [
    'an index without its map',
    () => remove('sitemap-0.xml'),
    'The file sitemap-index.xml names /sitemap-0.xml, which does not exist.',
  ],
  [
    'no index of the maps',
    () => remove('sitemap-index.xml'),
    'The file sitemap-index.xml is missing.',
  ],
  [
    'a manifest cut short',
    () => write('builds/latest.json', '{"id":'),
    'The file builds/latest.json does not name this build, build-0.',
  ],
  [
    'pages of another build',
    () => write('page-data/app-data.json', '{"buildId":"x"}'),
    'The file page-data/app-data.json does not name this build, build-0.',
  ],
  ['no manifest', () => remove('builds/meta'), 'The manifest of the build build-0 is missing.'],
  [
    'a missing table of redirects',
    () => remove('redirects.json'),
    'The file redirects.json is missing.',
  ],
])('refuses %s', async (_name, change, problem) => {
  const { check } = setUp();
  await expect(check(change)).resolves.toContain(problem);
});

it('refuses a page that was planned and is not there', async () => {
  plan('/news');
  await expect(setUp().check()).resolves.toEqual(['The page /news is missing.']);
});

it('counts what it does not list', async () => {
  plan(...Array.from({ length: 8 }, (_unused, index) => `/page-${index}`));
  await expect(setUp().check()).resolves.toContain('… and 3 more like these.');
});

it('leaves words of editors alone that look like values', async () => {
  page('/about', `${ABOUT}<p>An undefined future</p>`, { post: { title: 'An undefined future' } });
  await expect(setUp().check()).resolves.toEqual([]);
});

it('leaves words alone that look like names of strings and are none', async () => {
  page('/about', `${ABOUT}<p>example.com</p>`);
  await expect(setUp().check()).resolves.toEqual([]);
});

it('asks no heading of the placeholder, and no canonical address of a page that hides', async () => {
  const hidden = '<html lang="en"><meta name="robots" content="noindex"></html>';
  write('en/index.html', hidden);
  write(dataFile('/en'), '{"path":"/en","result":{}}');
  plan('/en');
  await expect(setUp().check()).resolves.toEqual([]);
});

it('reports links of editors that lead nowhere, and keeps nothing back for them', async () => {
  page('/about', `${ABOUT}<a href="/nothing">x</a><a href="/about#x">y</a>`);
  const item = { collection: 'pages', item: '3', title: 'About', locale: 'en' };
  facts({
    links: [
      { to: ['/nothing'], entry: { ...item, detail: 'body: /nothing' } },
      { to: ['/about#x'], entry: { ...item, detail: 'body: #x' } },
      { to: ['/old'], entry: { ...item, detail: 'body: /old' } },
    ],
  });
  await expect(setUp().verdict()).resolves.toMatchObject({
    problems: [],
    report: [
      { problem: 'link', ...item, detail: 'body: /nothing' },
      { problem: 'link', ...item, detail: 'body: #x' },
    ],
  });
});

it('names the item of a page that it refuses', async () => {
  page('/about', '<p id="team"></p>');
  const address = 'http://localhost:8055/admin/content/pages/3';
  facts({ pages: { '/about': { title: 'About us', address } } });
  await expect(setUp().check()).resolves.toEqual([
    `About us: The page /about has no heading. ${address}`,
  ]);
});

describe('after a release has gone live', () => {
  const others = Array.from({ length: 10 }, (_unused, index) => `/page-${index}`);
  const FEWER = 'The site would have 2 pages, and has 12 now: fewer than the 70 % that must stay.';

  it.each([
    ['by the same gate', false],
    ['by one before a restart', true],
  ])('refuses to lose too many pages at once: %s', async (_name, isRestarted) => {
    for (const address of others) page(address, '<h1>Page</h1>');
    plan(...others);
    const first = setUp();
    await expect(first.accept()).resolves.toEqual([]);
    for (const address of others) {
      remove(address);
      remove(dataFile(address));
      planned.delete(address);
    }
    await expect((isRestarted ? setUp() : first).check()).resolves.toContain(FEWER);
  });

  it('finds what an unchanged page leads to when that has gone', async () => {
    const { check, accept } = setUp();
    await accept();
    remove('about');
    planned.delete('/about');
    const problems = await check();
    expect(problems).toContain('The page / leads to /about, which does not exist.');
    expect(problems).toContain('The file sitemap-0.xml lists /about, which does not exist.');
  });

  it('finds what an unchanged page shows when that has gone', async () => {
    write('pool.jpg', '');
    page('/about', `${ABOUT}<img src="/pool.jpg">`);
    const { check, accept } = setUp();
    await accept();
    remove('pool.jpg');
    await expect(check()).resolves.toEqual([
      'The page /about needs /pool.jpg, which does not exist.',
    ]);
  });

  it('forgets what a refused release had in it', async () => {
    const { check, accept } = setUp();
    await accept();
    page('/about', '<h1>About</h1><a href="/nothing">x</a>');
    await expect(check()).resolves.toEqual([
      'The page / leads to /about#team, and there is no such part.',
      'The page /about leads to /nothing, which does not exist.',
    ]);
    page('/about', ABOUT);
    await expect(check()).resolves.toEqual([]);
  });

  it('reads pages anew after a rollback', async () => {
    const { check, accept, store } = setUp();
    await accept();
    page('/about', '<h1>About</h1><a href="/fresh">x</a>');
    page('/', '<h1>Home</h1>');
    page('/fresh', '<h1>Fresh</h1>');
    plan('/fresh');
    await accept();
    store.rollback('build-0');
    page('/about', ABOUT);
    page('/', '<h1>Home</h1><a href="/fresh">x</a>');
    remove('fresh');
    planned.delete('/fresh');
    await expect(check()).resolves.toEqual(['The page / leads to /fresh, which does not exist.']);
  });
});

describe('in a browser', () => {
  const opened: (readonly string[])[] = [];
  const openPages = async (_directory: string, pages: readonly string[]) => {
    opened.push(pages);
    return [{ page: '/about', sentence: 'The page /about fails in a browser: boom.' }];
  };
  beforeEach(() => opened.splice(0));

  it('a full build is opened before it goes live', async () => {
    await expect(setUp(openPages).check()).resolves.toEqual([
      'The page /about fails in a browser: boom.',
    ]);
    expect(opened).toEqual([['/']]);
  });

  it('an edit is not', async () => {
    const { problems } = await setUp(openPages).verdict(undefined, false);
    expect([problems, opened]).toEqual([[], []]);
  });

  it('a build that is refused already is not', async () => {
    await setUp(openPages).check(() => remove('redirects.json'));
    expect(opened).toEqual([]);
  });

  it('homes and one page of each kind are opened, in the first language where it has one', () => {
    const kinds = {
      '/ua/news': 'news',
      '/ru': 'home',
      '/': 'home',
      '/news': 'news',
      '/ru/sales': 'sales',
      '/sales': 'sales',
      '/ua/only': 'only',
      '/en': 'placeholder',
      '/404.html': undefined,
    };
    const pages = Object.entries(kinds).map(([address, template]) => [
      address,
      { data: { template } },
    ]);
    expect(samplePages(new Map(pages as never))).toEqual([
      '/',
      '/ru',
      '/news',
      '/sales',
      '/ua/only',
    ]);
  });
});

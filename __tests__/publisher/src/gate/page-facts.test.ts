/** @jest-environment node */
import { siteAddresses } from '../../../../publisher/src/gate/addresses';
import { readPage } from '../../../../publisher/src/gate/page-facts';

const SITE = 'https://www.example.com';
const read = (body: string, head = '', page = '/about') =>
  readPage(
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
    page,
    siteAddresses(SITE),
  );

it('reads where a page leads, on the site alone', () => {
  const { links } = read(
    `<a href="/news#latest">a</a><a href="${SITE}/ru">b</a><a href="#team">c</a>
     <a href="https://example.com/x">d</a><a href="mailto:a@b">e</a>`,
    `<link rel="alternate" hreflang="ru" href="${SITE}/ru/about"><meta property="og:url" content="${SITE}/about">`,
  );
  expect(links).toEqual(['/ru/about', '/about', '/news#latest', '/ru', '/about#team']);
});

it('reads what files a page needs', () => {
  const { files } = read(
    `<img src="/static/a.jpg" srcset="/static/b.jpg 1x,\n/static/c.jpg 2x"><video poster="/static/d.jpg"></video><script src="/app.js"></script>`,
    `<link rel="preload" href="/static/f.woff2"><meta property="og:image" content="${SITE}/static/g.jpg">
     <link rel="preload" as="image" imagesrcset="/static/h.avif 400w">`,
  );
  expect(files).toEqual(
    ['f.woff2', 'g.jpg', 'h.avif', 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']
      .map((name) => `/static/${name}`)
      .concat('/app.js'),
  );
});

it.each([
  ['<h1>About</h1>', { filled: 1, empty: 0 }],
  ['<h1><span>About</span> us</h1><h1>More</h1>', { filled: 2, empty: 0 }],
  ['<h1> <span></span></h1>', { filled: 0, empty: 1 }],
  ['<h2>About</h2>', { filled: 0, empty: 0 }],
])('counts the headings of %s', (body, expected) => expect(read(body).headings).toEqual(expected));

it('reads language, canonical address, anchors and whether it hides', () => {
  const head = `<link rel="canonical" href="${SITE}/about"><meta name="robots" content="noindex, follow">`;
  const facts = read('<p id="team">x</p>', head);
  expect(facts).toMatchObject({
    language: 'en',
    hasCanonical: true,
    isHidden: true,
    faults: [],
  });
  expect([...facts.anchors]).toEqual(['team']);
});

it.each([
  ['<p>From <!-- -->undefined</p>', ['undefined']],
  ['<p>A &amp; {{count}} &amp; B</p>', ['{{count}}']],
  ['<img alt="[object Object]">', ['[object Object]']],
  ['<script>var x = undefined;</script><style>.undefined{}</style><p>fine</p>', []],
])('finds unfilled values in %s: %j', (body, expected) =>
  expect(read(body).unfilled).toEqual(expected),
);

it('finds what could be names of strings', () => {
  expect(read('<button aria-label="nav.open"> nav.close </button><p>Open.</p>').keyLike).toEqual([
    'nav.open',
    'nav.close',
  ]);
});

const block = (json: string) => `<script type="application/ld+json">${json}</script>`;
it.each([
  [block('{"@context":"https://schema.org","@type":"Organization"}'), []],
  [block('{"@context":"https://schema.org","@graph":[]}'), []],
  [block('{"@context":'), ['holds structured data that is no JSON']],
  [block('{"@type":"Organization"}'), ['holds structured data without @context or @type']],
  [block('[{"@context":"x"}]'), ['holds structured data without @context or @type']],
  ['A\0', ['contains a NUL byte']],
])('says of %j: %j', (body, expected) => expect(read(body).faults).toEqual(expected));

it('follows the addresses of structured data, but for the parts that name things', () => {
  const json = `{"@context":"https://schema.org","@type":"X","@id":"${SITE}/#company","image":"${SITE}/static/a.jpg"}`;
  expect(read(block(json)).links).toEqual(['/', '/static/a.jpg']);
});

it.each([
  ['', ['is empty']],
  ['<html lang="en"><body><h1>A</h1>', ['ends in the middle']],
])('says of the whole file %j: %j', (html, expected) => {
  expect(readPage(html, '/', siteAddresses(SITE)).faults).toEqual(expected);
});

/** @jest-environment node */
import { toHtml, type FormWords } from '../../../bench/peers/shared/blueprint';
import { flatten } from '../../../bench/peers/shared/content';
import { problemsOf } from '../../../bench/peers/shared/lead';
import { blueprintFrom, filesOf, stylesOf } from '../../../bench/support/blueprints';
import { peerPath, readTextOf } from '../../../bench/support/peer-data';

const words: FormWords = {
  fields: { name: 'Name', phone: 'Phone', alternative_contact: 'Other', message: 'Message' },
  send: 'Send',
  required: 'Fill it in',
  badPhone: 'No such number',
};

const content = flatten(
  {
    post: {
      status: 'published',
      translations: [
        { languages_code: 'en', title: 'A roof', body: '<p>Water &amp; time</p>' },
        { languages_code: 'uk', title: 'Дах у воді', body: '<p>Вода</p>' },
      ],
    },
  },
  'en',
);

const blueprint = (body: string, head = '') =>
  blueprintFrom(`<html lang="en"><head>${head}</head><body>${body}</body></html>`, content, words);
const edited = { ...content, '.post.text.title': 'A <wall>', '.post.text.body': '<p>New</p>' };

describe('flatten', () => {
  it('takes the translation of a language, else the English one', () => {
    const value = { translations: [{ languages_code: 'en', title: 'A', lead: '' }] };
    expect(flatten(value, 'uk')).toEqual({ '.text.languages_code': 'en', '.text.title': 'A' });
  });
});

describe('blueprintFrom', () => {
  it.each([
    ['attributes and void elements', '<p class="a" title="b &amp; &quot;c&quot;">d<br>e</p>'],
    [
      'structured data and noscript',
      '<script type="application/ld+json">{"a":"<b"}</script><noscript><p>No</p></noscript>',
    ],
    ['drawings', '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>'],
  ])('keeps %s as they are', (_, html) => {
    expect(toHtml(blueprint(html).body, content)).toBe(html);
  });

  it('leaves scripts and comments out', () => {
    expect(blueprint('<script>go()</script><!-- a --><p>b</p>').body).toEqual([
      { tag: 'p', attrs: {}, children: ['b'] },
    ]);
  });

  it('makes slots of the texts of the content, plain and rich', () => {
    const { body } = blueprint(
      '<h1>A\u00a0roof</h1><p>published</p><div><p>Water &amp; time</p></div>',
    );
    expect(toHtml(body, edited)).toBe(
      '<h1>A &lt;wall&gt;</h1><p>published</p><div><p>New</p></div>',
    );
  });

  it('marks what needs a script, and what stands above it', () => {
    const { body } = blueprint(
      '<header><details>m</details></header><main><ul><li><a data-lightbox="photos" href="/a.avif">p</a></li></ul>' +
        '<section id="request"><div data-kind="meeting">f</div></section></main>',
    );
    const marks: string[] = [];
    const visit = (parts: typeof body) => {
      for (const part of parts) {
        if (typeof part !== 'object' || !('children' in part)) continue;
        if (part.island) marks.push(`${part.tag} ${part.island}`);
        if (part.holdsIsland) marks.push(part.tag);
        visit(part.children);
      }
    };
    visit(body);
    expect(marks).toEqual(['header', 'details menu', 'main', 'ul gallery', 'section', 'div form']);
  });

  it('takes over of the head what is no script and no style', () => {
    const head =
      '<title>A roof</title><meta name="generator" content="x"><meta name="robots" content="y">' +
      '<style>a{}</style><script>b()</script><link rel="preload" as="font" href="/c.woff2">' +
      '<link rel="preload" as="script" href="/d.js">';
    expect(toHtml(blueprint('', head).head, content)).toBe(
      '<title>A roof</title><meta name="robots" content="y"><link rel="preload" as="font" href="/c.woff2">',
    );
  });
});

describe('what the peers take over', () => {
  const html =
    '<html><head><style>@font-face{src:url(/static/a.woff2)}</style><style>b{}</style></head><body>' +
    '<img src="/static/c.avif" srcset="/static/d.avif 1x, /static/e.avif 2x"><script src="/app.js"></script>' +
    '<a href="/news">f</a><a href="https://x.example/g.png">h</a></body></html>';

  it('has the styles in their order', () => {
    expect(stylesOf(html)).toBe('@font-face{src:url(/static/a.woff2)}\nb{}');
  });

  it('has fonts and pictures', () => {
    expect(filesOf(html)).toEqual([
      '/static/a.woff2',
      '/static/c.avif',
      '/static/d.avif',
      '/static/e.avif',
    ]);
  });

  it('compares what is read, not how it is spaced', () => {
    expect(readTextOf('<body><p>a <b>b</b></p><script>c</script></body>')).toBe(
      readTextOf('<body>\n<p>a<!-- --> <b>b</b></p><noscript>d</noscript></body>'),
    );
    expect(readTextOf('<body>a</body>')).not.toBe(readTextOf('<body>b</body>'));
  });

  it.each([
    ['/', '/en'],
    ['/ru', '/ru'],
    ['/news/a', '/en/news/a'],
    ['/ua/news/a', '/ua/news/a'],
  ])('%s is at %s', (page, address) => {
    expect(peerPath(page)).toBe(address);
  });
});

describe('the form of the peers', () => {
  it.each([
    [{}, { name: words.required, phone: words.required, alternative_contact: words.required }],
    [{ name: 'A', phone: 'x', alternative_contact: 'b' }, { phone: words.badPhone }],
    [{ name: 'A', phone: '+380 44 555 01 42', alternative_contact: 'b' }, {}],
  ])('%j', (values, problems) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.set(name, value);
    expect(problemsOf(data, words)).toEqual(problems);
  });
});

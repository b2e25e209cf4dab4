import {
  assetId,
  sanitise,
  sanitiseOptions,
} from '../../../../../plugins/gatsby-source-directus/src/rich-text/sanitise';
import {
  escapeHtml,
  LINK_RULE,
  URL_OF_CMS,
} from '../../../../../plugins/gatsby-source-directus/__tests__/factories';
import examples from '../../../../../contract/links/links.json';

const rules = sanitiseOptions(URL_OF_CMS, LINK_RULE);
const clean = (html: string) => sanitise(html, rules);

const ID = '7f3c1b52-0d5f-4a9a-8c15-94c0015b23fb';

describe('attacks', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in capitals', '<SCRIPT SRC=//evil.example/x.js></SCRIPT>b', 'b'],
    [
      'a script across tags',
      '<scr<script>ipt>alert(1)</scr</script>ipt>',
      'ipt&gt;alert(1)ipt&gt;',
    ],
    ['a style', '<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    [
      'an event handler without quotes',
      '<img src=https://a.example/x.png onerror=alert(1)>',
      '<img src="https://a.example/x.png" alt="" loading="lazy" decoding="async" />',
    ],
    ['an inline style', '<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
    ['a class', '<p class="admin">a</p>', '<p>a</p>'],
    ['an id that shadows a global', '<p id="__gatsby">a</p>', '<p>a</p>'],
    ['a javascript: link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a javascript: link in disguise', '<a href=" jAvA\tscript:alert(1)">a</a>', '<a>a</a>'],
    [
      'a javascript: link in entities',
      '<a href="&#106;avascript&colon;alert(1)">a</a>',
      '<a>a</a>',
    ],
    ['a data: link', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['a vbscript: link', '<a href="vbscript:x">a</a>', '<a>a</a>'],
    ['a link without a scheme to elsewhere', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['a data: picture', '<p>a<img src="data:image/svg+xml,<svg onload=alert(1)>"></p>', '<p>a</p>'],
    ['an http: picture', '<p>a<img src="http://a.example/x.png"></p>', '<p>a</p>'],
    ['a picture without an address', '<p>a<img></p>', '<p>a</p>'],
    ['a marked picture', `<p>a<img data-asset="${ID}"></p>`, '<p>a</p>'],
    ['an svg', '<svg onload="alert(1)"><path></path></svg>a', 'a'],
    ['MathML', '<math><mi xlink:href="javascript:alert(1)">x</mi></math>', 'x'],
    ['a foreign frame', '<p>a</p><iframe src="https://evil.example"></iframe>', '<p>a</p>'],
    [
      'a frame over http:',
      '<p>a</p><iframe src="http://www.youtube.com/embed/x"></iframe>',
      '<p>a</p>',
    ],
    [
      'a frame of a look-alike',
      '<p>a</p><iframe src="https://www.youtube.com.evil.example/x"></iframe>',
      '<p>a</p>',
    ],
    [
      'a frame with a user name',
      '<p>a</p><iframe src="https://www.youtube.com@evil.example/x"></iframe>',
      '<p>a</p>',
    ],
    [
      'a frame with a document of its own',
      '<p>a</p><iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<p>a</p>',
    ],
    ['an object', '<object data="x.swf"></object><embed src="x"><p>a</p>', '<p>a</p>'],
    [
      'a form',
      '<form action="https://evil.example"><input name="a"><button>b</button></form>',
      'b',
    ],
    ['a base address', '<base href="https://evil.example/"><p>a</p>', '<p>a</p>'],
    [
      'a redirect',
      '<meta http-equiv="refresh" content="0;url=https://evil.example"><p>a</p>',
      '<p>a</p>',
    ],
    ['a video', '<video src="https://a.example/x.mp4" onplay="x()"></video><p>a</p>', '<p>a</p>'],
    ['a comment', '<!-- <script>alert(1)</script> --><p>a</p>', '<p>a</p>'],
    ['tags left open', '<p><strong>a', '<p><strong>a</strong></p>'],
    ['text that only looks like a tag', '<p>1 < 2 & 3 > 2</p>', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
  ])('%s', (_name, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe('links', () => {
  it.each(examples.valid)('may lead to $value', ({ value }) => {
    const escaped = escapeHtml(value.trim());
    expect(clean(`<a href="${escapeHtml(value)}">a</a>`)).toContain(`<a href="${escaped}"`);
  });

  const invalid = examples.invalid.map(({ title, value }) => [title, value] as const);
  // A NUL leaves a text before anything else is looked at: what is left must not be a script.
  it.each([
    ...invalid.filter(([, value]) => !value.includes('\0')),
    ['a script with a NUL in it', 'java\0script:alert(1)'] as const,
  ])('never lead to %s', (_title, value) => {
    const refused: string[] = [];
    const options = sanitiseOptions(URL_OF_CMS, LINK_RULE, (address) => refused.push(address));
    expect(sanitise(`<a href="${escapeHtml(value)}">a</a>`, options)).toBe('<a>a</a>');
    expect(refused).toHaveLength(1);
  });

  it('lose a NUL and lead on', () => {
    expect(clean('<a href="https://example.com/\0">a</a>')).toContain(
      '<a href="https://example.com/"',
    );
  });
});

describe('what an editor writes', () => {
  it.each([
    ['headings and lists', '<h2>a</h2><ul><li>b</li></ul><ol start="3"><li>c</li></ol>'],
    [
      'a table',
      '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['a quotation', '<blockquote><p>a</p></blockquote>'],
    ['a figure', '<figure><figcaption>a</figcaption></figure>'],
    ['emphasis', '<p><strong>a</strong><em>b</em><sup>c</sup></p>'],
    ['a link within the site', '<p><a href="/projects/a#b" title="c">d</a></p>'],
    [
      'a telephone and a mail address',
      '<a href="tel:+380441234567">a</a><a href="mailto:a@b.example">b</a>',
    ],
  ])('%s stays', (_name, html) => {
    expect(clean(html)).toBe(html);
  });

  it('keeps the page’s h1 for the page', () => {
    expect(clean('<h1>a</h1>')).toBe('<h2>a</h2>');
  });

  it('tells other sites nothing and gives them no handle', () => {
    expect(clean('<a href="https://a.example" rel="opener" target="_blank">a</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(clean('<a href="HTTP://a.example" target="top">a</a>')).toBe(
      '<a href="HTTP://a.example" rel="noopener noreferrer">a</a>',
    );
  });

  it.each(['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'])(
    'shows players of %s, named and not before they are seen',
    (host) => {
      expect(
        clean(`<iframe src="https://${host}/x" width="560" height="100%" onload="x()"></iframe>`),
      ).toBe(
        `<iframe src="https://${host}/x" title="Video" width="560" loading="lazy" ` +
          'allow="fullscreen; picture-in-picture" allowfullscreen></iframe>',
      );
    },
  );

  it.each([
    `/assets/${ID}`,
    `/assets/${ID}?width=400`,
    `${URL_OF_CMS}/assets/${ID}/name.jpg`,
    `${URL_OF_CMS}/assets/${ID.toUpperCase()}`,
  ])('marks the picture %s for the build', (src) => {
    expect(clean(`<img src="${src}" alt="a &quot;b&quot;" title="c" width="9">`)).toBe(
      `<img data-asset="${ID}" alt="a &quot;b&quot;" title="c" loading="lazy" decoding="async" />`,
    );
  });

  it.each([
    '',
    '   ',
    '<p>\u200b</p>',
    '\ufeff&shy;',
    '<p>\0</p>',
    '<p>&nbsp;</p>',
    '<p><br></p>',
    '<p>\u00a0</p>',
    '<div></div>',
  ])('counts %j as nothing', (html) => {
    expect(clean(html)).toBe('');
  });
});

describe('what a browser would move', () => {
  /** As a page holds it: in an element of a list item, whose end a stray item would be. */
  const parsed = (html: string) => {
    const page = new DOMParser().parseFromString(
      `<!doctype html><ul><li><div id="text">${html}</div><i></i></li></ul>`,
      'text/html',
    );
    return page.getElementById('text');
  };
  /** Neither attributes nor signs are written alike by everybody. */
  const canonical = (html: string) => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    return holder.innerHTML;
  };

  it.each([
    ['a stray item', '<li>a</li>', '<ul><li>a</li></ul>'],
    ['stray items', '<li>a</li> <li>b</li>c', '<ul><li>a</li><li>b</li></ul> c'],
    ['a stray term', '<dt>a</dt><dd>b</dd>', '<dl><dt>a</dt><dd>b</dd></dl>'],
    ['text in a list', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['a list in a list', '<ul><ul><li>a</li></ul></ul>', '<ul><li><ul><li>a</li></ul></li></ul>'],
    ['a paragraph in a paragraph', '<p>a<p>b</p></p>', '<p>a</p><p>b</p><p></p>'],
    ['a list in a paragraph', '<p>a<ul><li>b</li></ul></p>', '<p>a</p><ul><li>b</li></ul><p></p>'],
    ['a heading in a heading', '<h2>a<h3>b</h3></h2>', '<h2>a</h2><h3>b</h3>'],
    [
      'a link in a link',
      '<a href="/a">a<a href="/b">b</a></a>',
      '<a href="/a">a</a><a href="/b">b</a>',
    ],
    ['a cell without a table', '<tr><td>a</td></tr>', 'a'],
    [
      'text in a table',
      '<table>a<tr><td>b</td></tr></table>',
      'a<table><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['a table in a paragraph', '<p>a<table></table></p>', '<p>a</p><table></table><p></p>'],
    ['crossed tags', '<b>a<p>b</b>c</p>', '<b>a<p>b</p></b>c<p></p>'],
    ['a first line end', '<pre>\n\na</pre>', '<pre>\n\na</pre>'],
    [
      'a sign in an attribute',
      '<p><a href="/a" title="a > b">c</a></p>',
      '<p><a href="/a" title="a &gt; b">c</a></p>',
    ],
  ])('%s is put where it can stand', (_name, html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  const TAGS = [
    'p',
    'li',
    'ul',
    'ol',
    'dl',
    'dt',
    'dd',
    'a',
    'b',
    'em',
    'h1',
    'h3',
    'blockquote',
    'table',
    'tr',
    'td',
    'th',
    'caption',
    'tbody',
    'pre',
    'div',
    'section',
    'figure',
    'figcaption',
    'img',
    'br',
    'iframe',
    'svg',
    'button',
    'form',
    'option',
    'code',
  ];

  it('is the same after a browser has read it, for thousands of tangled texts', () => {
    // A linear congruential generator: the same texts at every run.
    let seed = 20261122;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    const pick = () => TAGS[random(TAGS.length)] ?? 'p';
    for (let text = 0; text < 2000; text += 1) {
      const pieces = Array.from({ length: 1 + random(12) }, () => {
        const kinds = [
          `<${pick()}>`,
          `<${pick()} href="/x" title="a>b" src="https://a.example/x">`,
          `</${pick()}>`,
          'text ',
          ' ',
          '&amp;<',
        ];
        return kinds[random(kinds.length)];
      });
      const html = pieces.join('');
      const out = clean(html);
      const read = parsed(out);
      expect([html, read?.innerHTML]).toEqual([html, canonical(out)]);
      expect([html, read?.nextElementSibling?.tagName]).toEqual([html, 'I']);
      expect([html, clean(out)]).toEqual([html, out]);
    }
  });

  it.each([3_000, 40_000])('%d tags one in another end as a text, in time', (depth) => {
    const started = performance.now();
    const out = clean('<div><b>'.repeat(depth / 2) + 'a');
    expect(out).toContain('a');
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('pictures of the CMS', () => {
  it.each([
    [`https://evil.example/assets/${ID}`, undefined],
    [`${URL_OF_CMS}.evil.example/assets/${ID}`, undefined],
    [`/other/assets/${ID}`, undefined],
    ['/assets/not-an-id', undefined],
    [`/assets/${ID}x`, undefined],
  ])('%s is none', (src, expected) => {
    expect(assetId(src, URL_OF_CMS)).toBe(expected);
  });

  it('are found below a base address with a path', () => {
    expect(assetId(`https://a.example/cms/assets/${ID}`, 'https://a.example/cms/')).toBe(ID);
  });
});

it('keeps every element that an article needs', () => {
  const inline = 'q cite strong b em i u s small sub sup mark abbr code'.split(' ');
  const blocks = 'h2 h3 h4 h5 h6 p blockquote pre'.split(' ');
  const texts = [
    ...blocks.map((tag) => `<${tag}>a</${tag}>`),
    ...inline.map((tag) => `<p><${tag}>a</${tag}></p>`),
    '<p>a<br />b</p><hr /><p>c</p>',
    '<ol start="2" type="a" reversed><li>a</li></ol>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '<table><caption>a</caption><thead><tr><th colspan="2" rowspan="1" scope="col">b</th></tr></thead>' +
      '<tbody><tr><td colspan="1" rowspan="2">c</td></tr></tbody><tfoot><tr><td>d</td></tr></tfoot></table>',
    '<figure><blockquote>a</blockquote><figcaption>b</figcaption></figure>',
    '<p><abbr title="a">b</abbr><a href="/a" title="c">d</a></p>',
  ];
  expect(texts.map(clean)).toEqual(texts);
});

it('leaves texts of plain paragraphs, lists and links within the site as they are', () => {
  const texts = [
    'plain text',
    '<p>a &amp; b</p><h2>c</h2>',
    '<ul><li><strong>a</strong></li><li>b</li></ul>',
    '<p>a &lt;script&gt;</p>',
    '<p>a <a href="/projects/a-1?b=c#d">e</a></p>',
    '<blockquote><p>a</p></blockquote><ol><li><p>a</p><ul><li>b<br /></li></ul></li></ol>',
  ];
  expect(texts.map(clean)).toEqual(texts);
});

import { outline, plainText, readingMinutes } from '../../../src/utils/outline';

describe('outline', () => {
  it('names the second-level headings in their order', () => {
    const { html, entries } = outline(
      '<p>a</p><h2>Price &amp; <em>terms</em></h2><h3>x</h3><h2>End</h2>',
    );
    expect(entries).toEqual([
      { id: 'part-1', text: 'Price & terms' },
      { id: 'part-2', text: 'End' },
    ]);
    expect(html).toBe(
      '<p>a</p><h2 id="part-1">Price &amp; <em>terms</em></h2><h3>x</h3><h2 id="part-2">End</h2>',
    );
  });

  it('leaves a text without headings as it is', () => {
    expect(outline('<p>a</p>')).toEqual({ html: '<p>a</p>', entries: [] });
  });
});

describe('readingMinutes', () => {
  it('counts words, not tags', () => {
    expect(readingMinutes(`<p class="a b c">${'слово '.repeat(600)}</p>`)).toBe(3);
  });

  it('is a minute at least', () => {
    expect(readingMinutes('')).toBe(1);
  });
});

describe('plainText', () => {
  it.each([
    ['<p>One</p><p>two &amp; three</p>', 'One two & three'],
    ['<ul><li>a</li><li><em>b</em>c</li></ul>', 'a bc'],
    ['line<br>line', 'line line'],
    ['a &lt;b&gt;', 'a <b>'],
    ['plain', 'plain'],
    ['', ''],
  ])('of %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

/** @jest-environment node */
import { editorHtml } from '../../cms/demo/editor-html';

describe('HTML in the form of the rich text editor', () => {
  it.each([
    ['a list', '<ul><li>One</li></ul>', '<ul><li><p>One</p></li></ul>'],
    ['a quote', '<blockquote>Word</blockquote>', '<blockquote><p>Word</p></blockquote>'],
    [
      'marks and links inside a list item',
      '<ol><li><strong>A</strong> and <a href="/b">B</a></li></ol>',
      '<ol><li><p><strong>A</strong> and <a href="/b">B</a></p></li></ol>',
    ],
    [
      'a list inside a list',
      '<ul><li>One\n<ul><li>Two</li></ul></li></ul>',
      '<ul><li><p>One</p><ul><li><p>Two</p></li></ul></li></ul>',
    ],
    ['plain paragraphs', ' <h2>A</h2>\n<p>B</p> ', '<h2>A</h2>\n<p>B</p>'],
  ])('wraps the words of %s', (_what, html, expected) => {
    expect(editorHtml(html)).toBe(expected);
  });

  it('gives a table one body, its columns, and a paragraph to every cell, the empty too', () => {
    expect(
      editorHtml(
        '<table><thead><tr><th></th><th>A</th></tr></thead><tbody><tr><td>B</td><td>C</td></tr></tbody></table>',
      ),
    ).toBe(
      '<table style="min-width: 50px;"><colgroup><col style="min-width: 25px;">' +
        '<col style="min-width: 25px;"></colgroup><tbody>' +
        '<tr><th colspan="1" rowspan="1"><p></p></th><th colspan="1" rowspan="1"><p>A</p></th></tr>' +
        '<tr><td colspan="1" rowspan="1"><p>B</p></td><td colspan="1" rowspan="1"><p>C</p></td></tr>' +
        '</tbody></table>',
    );
  });

  it('leaves alone what is in that form already', () => {
    const once = editorHtml(
      '<table><tr><td>B</td></tr></table><ul><li>One</li></ul><blockquote>Q</blockquote>',
    );
    expect(editorHtml(once)).toBe(once);
  });
});

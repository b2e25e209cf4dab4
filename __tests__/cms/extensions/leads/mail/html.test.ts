import { escapeHtml, render } from '../../../../../cms/extensions/leads/src/mail/html';

describe('the HTML of a mail', () => {
  it.each([
    ['&lt;', '&amp;lt;'],
    ['<b>', '&lt;b&gt;'],
    ['" onclick="x', '&quot; onclick=&quot;x'],
    ["' onclick='x", '&#39; onclick=&#39;x'],
  ])('shows %s as it was written', (text, escaped) => {
    expect(escapeHtml(text)).toBe(escaped);
  });

  it('keeps what it is given within its place', () => {
    const hostile = `"><img src=x onerror='a()'>&`;
    const { html, text } = render(
      [
        { type: 'text', text: hostile },
        { type: 'link', label: hostile, url: `https://www.amara.example/?q=${hostile}` },
        { type: 'rows', rows: [[hostile, hostile]] },
      ],
      'en',
    );
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/href="[^"]*'/);
    expect(html.match(/href="([^"]*)"/)?.[1]).toBe(
      'https://www.amara.example/?q=&quot;&gt;&lt;img src=x onerror=&#39;a()&#39;&gt;&amp;',
    );
    expect(text).toContain(hostile);
  });

  it('has a line for each of a text’s', () => {
    expect(render([{ type: 'text', text: 'one\ntwo' }], 'uk').html).toContain('<p>one<br>two</p>');
  });
});

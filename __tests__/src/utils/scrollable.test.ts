import { scrollable } from '../../../src/utils/scrollable';

const parse = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = scrollable(html);
  return root;
};

describe('scrollable', () => {
  it('frames a table, which stays a table', () => {
    const root = parse('<p>a</p><table class="x"><tbody><tr><td>1</td></tr></tbody></table>');
    const frame = root.querySelector('[data-scroll]');
    expect(frame).toHaveAttribute('tabindex', '0');
    expect(frame?.firstElementChild).toHaveClass('x');
    expect(root.children).toHaveLength(2);
  });

  it('frames a table within a table as well', () => {
    const root = parse('<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>');
    expect(root.children).toHaveLength(1);
    expect(root.querySelectorAll('[data-scroll] > table')).toHaveLength(2);
  });

  it('lets code scroll in its own frame', () => {
    expect(parse('<pre><code>x</code></pre>').firstElementChild).toHaveAttribute('tabindex', '0');
  });

  it('leaves the rest alone', () => {
    const html = '<p>A <a href="/table">table</a> &lt;table&gt; of <em>presents</em></p>';
    expect(scrollable(html)).toBe(html);
  });
});

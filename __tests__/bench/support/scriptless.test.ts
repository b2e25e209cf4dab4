/** @jest-environment node */
import { withoutScripts } from '../../../bench/support/scriptless';

describe('withoutScripts', () => {
  it.each([
    ['an inline script', '<script>go()</script>'],
    ['a file', '<script src="/app.js" async></script>'],
    ['rules of speculation', '<script type="speculationrules">{}</script>'],
    ['a module that is loaded ahead', '<link rel="modulepreload" href="/a.js">'],
    ['a script that is loaded ahead', '<link rel="preload" as="script" href="/a.js">'],
    ['a page that is fetched ahead', '<link rel="prefetch" href="/page-data.json">'],
  ])('takes out %s', (_, markup) => {
    const html = withoutScripts(
      `<!DOCTYPE html><html><head>${markup}</head><body><div>${markup}a</div></body></html>`,
    );
    expect(html).toBe('<!DOCTYPE html><html><head></head><body><div>a</div></body></html>');
  });

  it('leaves fonts, pictures, styles and structured data', () => {
    const html =
      '<!DOCTYPE html><html><head><link rel="preload" as="font" href="/a.woff2"><style>a{}</style></head>' +
      '<body><script type="application/ld+json">{"a":"<b"}</script><noscript>No</noscript></body></html>';
    expect(withoutScripts(html)).toBe(html);
  });
});

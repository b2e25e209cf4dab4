/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { earlyScripts } from '../../../src/app/early/early-scripts';

/** Runs the script of the placeholder's head at an address, as source text, where it can reach nothing else. */
function open(address: string) {
  const html = renderToStaticMarkup(<>{earlyScripts('/en')}</>);
  const source = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  const stored: Record<string, string> = {};
  const replaced: string[] = [];
  const window = {
    location: { pathname, search, hash, replace: (to: string) => replaced.push(to) },
    localStorage: { setItem: (key: string, value: string) => (stored[key] = value) },
  };
  const document = { cookie: '', documentElement: { setAttribute: jest.fn() } };
  new Function('window', 'document', source)(window, document);
  return { replaced, stored, cookie: document.cookie };
}

describe('the placeholder of English', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en?utm_source=x#request', '/?utm_source=x#request'],
    ['/en/projects/teak-house?a=1&b=%20#forecast', '/projects/teak-house?a=1&b=%20#forecast'],
    ['/en//evil.example/x', '/evil.example/x'],
    ['/en/%5cevil.example', '/%5cevil.example'],
    ['/en/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ])('at %s leads to %s at once', (address, target) => {
    expect(open(address).replaced).toEqual([target]);
    expect(new URL(target, 'https://site.example').host).toBe('site.example');
  });

  it('stores the language first', () => {
    const { stored, cookie } = open('/en');
    expect(stored).toEqual({ localeRedirect: 'en', selectedLanguage: 'en' });
    expect(cookie).toBe('lang=en; max-age=31536000; path=/; samesite=Lax');
  });

  it.each(['/english', '/', '/ru/en'])('does nothing at %s', (address) => {
    expect(open(address).replaced).toEqual([]);
  });

  it('leads on without a script too', () => {
    expect(renderToStaticMarkup(<>{earlyScripts('/en')}</>)).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=/"/></noscript>',
    );
  });
});

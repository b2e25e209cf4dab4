import { en } from '../../cms/demo/content/docs/privacy-policy/en';
import { ru } from '../../cms/demo/content/docs/privacy-policy/ru';
import { uk } from '../../cms/demo/content/docs/privacy-policy/uk';
import { VIEWPORT_COOKIE } from '../../src/app/viewport-cookie';
import { COOKIES, STORAGE } from '../../src/config/storage';

/** Everything the site keeps in a browser; names that a path follows, without it. */
const KEPT = [...Object.values(STORAGE), ...Object.values(COOKIES), VIEWPORT_COOKIE.name].map(
  (name) => name.replace(/:$/, ''),
);

/** Names in the first column of the section about the browser. */
function namesIn(body: string): string[] {
  const [, section = ''] = /<h2>7\.([^]*?)<h2>8\./.exec(body) ?? [];
  return [...section.matchAll(/<tr><td>([^<]*)<\/td>/g)].flatMap(([, cell = '']) =>
    cell.split(', '),
  );
}

describe.each(Object.entries({ en, ru, uk }))('the privacy policy of the demo in %s', (_, text) => {
  it('names everything that is kept in the browser, and nothing that is not', () => {
    expect(namesIn(text?.body ?? '').sort()).toEqual([...KEPT].sort());
  });
});

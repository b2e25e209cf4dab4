/** @jest-environment node */
import { siteAddresses } from '../../../../publisher/src/gate/addresses';
import { readRedirects } from '../../../../publisher/src/gate/redirects';

const { follow } = readRedirects(
  `/old /about#team 301
# /comment /x 301
/%D0%B2%D1%96%D0%BB%D0%BB%D0%B0 /projects 302
/brochure https://example.com/brochure 302
/uk/* /ua/:splat 301
/en/* /en/index.html 200
nonsense
`,
  siteAddresses('https://www.example.com'),
);

it.each([
  ['/old', '/about#team'],
  ['/вілла', '/projects'],
  ['/brochure', null],
  ['/en', '/en/index.html'],
  ['/en/about', '/en/index.html'],
  ['/uk/news', '/ua/news'],
  ['/uk', '/ua/'],
  ['/english', undefined],
  ['/comment', undefined],
])('%s leads to %s', (path, target) => expect(follow(path)).toBe(target));

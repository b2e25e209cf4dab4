/** @jest-environment node */
import { siteAddresses } from '../../../../publisher/src/gate/addresses';
import { stylePictures } from '../../../../publisher/src/gate/style-facts';

it('reads the files that a style sheet names', () => {
  const css = `@font-face{src:url(/static/a.woff2)}.x{background:url("data:image/svg+xml,x");mask:url('b.svg')}`;
  expect(stylePictures(css, '/styles.css', siteAddresses('https://www.example.com'))).toEqual([
    '/static/a.woff2',
    '/b.svg',
  ]);
});

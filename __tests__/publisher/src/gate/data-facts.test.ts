/** @jest-environment node */
import { siteAddresses } from '../../../../publisher/src/gate/addresses';
import { readPageData } from '../../../../publisher/src/gate/data-facts';

const read = (file: object | string) =>
  readPageData(
    typeof file === 'string' ? file : JSON.stringify(file),
    '/about',
    siteAddresses('https://www.example.com'),
  );

it('reads pictures, template, strings and words of a page', () => {
  const strings = JSON.stringify({ nav: { open: 'Open {{name}}' }, skip: 'Skip' });
  const facts = read({
    componentChunkName: 'component---about',
    path: '/about',
    result: {
      data: {
        locales: { edges: [{ node: { ns: 'common', data: strings } }] },
        page: {
          title: 'An undefined future',
          image: {
            sharePath: '/static/c.jpg',
            images: [{ srcSet: '/static/a.jpg 1w,\n/static/b.jpg 2w' }],
          },
        },
      },
    },
  });
  expect(facts).toEqual({
    files: ['/static/c.jpg', '/static/a.jpg', '/static/b.jpg'],
    template: 'component---about',
    written: new Set(['undefined']),
    keys: ['nav.open', 'skip'],
    faults: [],
  });
});

it.each<[object | string, string]>([
  ['{"path":', 'has data that is no JSON'],
  ['[]', 'has data that is no JSON'],
  [{ path: '/about' }, 'has data that is no JSON'],
  [{ path: '/ru/about', result: {} }, 'has the data of another page'],
])('says of %j that the page %s', (file, fault) => expect(read(file).faults).toEqual([fault]));

it('takes a page without a query', () => {
  expect(read({ path: '/about', result: { pageContext: {} } }).faults).toEqual([]);
});

/** @jest-environment node */
import { siteAddresses } from '../../../../publisher/src/gate/addresses';
import { readSitemap } from '../../../../publisher/src/gate/sitemap';

const SITE = 'https://www.example.com';
const read = (text: string) => readSitemap(text, siteAddresses(SITE));

it('reads pages and their translations', () => {
  const map = `<urlset><url><loc>${SITE}/about</loc>
    <xhtml:link rel="alternate" hreflang="uk" href="${SITE}/ua/about"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="${SITE}/about"/></url></urlset>`;
  expect(read(map)).toEqual({ pages: ['/about', '/ua/about'], maps: [], faults: [] });
});

it('reads the maps of an index', () => {
  const index = `<sitemapindex><sitemap><loc>${SITE}/sitemap-0.xml</loc></sitemap></sitemapindex>`;
  expect(read(index)).toEqual({ pages: [], maps: ['/sitemap-0.xml'], faults: [] });
});

it.each([
  ['<urlset><url>', 'is no map of the site'],
  ['<html></html>', 'is no map of the site'],
  [
    '<urlset><url><loc>https://example.org/x</loc></url></urlset>',
    'lists https://example.org/x, which is not of this site',
  ],
  [
    `<urlset><url><loc>${SITE}/</loc><xhtml:link hreflang="ua" href="${SITE}/ua"/></url></urlset>`,
    'names the language “ua”, which the site has not',
  ],
])('says of %s that it %s', (text, fault) => expect(read(text).faults).toEqual([fault]));

import { readdirSync, readFileSync } from 'node:fs';
import { LOCALE_CODES } from '../src/i18n/locales';
import { localizePath } from '../src/i18n/paths';
import { expect, test } from './support/fixtures';
import { PUBLIC_ORIGIN, publicFile } from './support/world';

/** The entities that a page states, by their types. */
function entitiesOf(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
  return [...blocks].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'],
  );
}

/** Entities of each type of page, with what search engines require of them. */
const STATED: readonly [path: string, type: string, required: readonly string[]][] = [
  ['/', 'RealEstateAgent', ['name', 'address', 'image', 'telephone', 'url', 'geo']],
  ['/', 'WebSite', ['name', 'url']],
  ['/projects/teak-house', 'RealEstateListing', ['name', 'url', 'image', 'mainEntity', 'offers']],
  ['/projects/teak-house', 'BreadcrumbList', ['itemListElement']],
  [
    '/news/teak-house-roofs-tested',
    'NewsArticle',
    ['headline', 'image', 'datePublished', 'author'],
  ],
  ['/articles/how-we-calculate-income', 'Article', ['headline', 'datePublished', 'author']],
  ['/news/sunday-site-walks', 'Event', ['name', 'startDate', 'location']],
  ['/sales/early-bird-pavilion', 'Offer', ['name', 'validThrough', 'itemOffered']],
  [
    '/career/site-engineer',
    'JobPosting',
    ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'validThrough'],
  ],
  ['/areas/canggu', 'BreadcrumbList', ['itemListElement']],
  ['/villas', 'BreadcrumbList', ['itemListElement']],
];

for (const [path, type, required] of STATED) {
  test(`${path} states a ${type} in each locale`, async ({ request }) => {
    for (const locale of LOCALE_CODES) {
      const html = await (await request.get(localizePath(path, locale))).text();
      const entity = entitiesOf(html).find((candidate) => candidate['@type'] === type);
      for (const name of required) expect(entity, `${locale}: ${name}`).toHaveProperty(name);
    }
  });
}

test('a sold-out project says so to search engines, an open one its prices', async ({
  request,
}) => {
  const offerOf = async (path: string) => {
    const entities = entitiesOf(await (await request.get(path)).text());
    return entities.find((entity) => entity['@type'] === 'RealEstateListing')?.offers;
  };
  expect(await offerOf('/projects/stone-garden')).toEqual({
    '@type': 'Offer',
    availability: 'https://schema.org/SoldOut',
  });
  expect(await offerOf('/projects/teak-house')).toMatchObject({
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  });
});

test('what only crawlers read is in no script', async ({ world }) => {
  const scripts = readdirSync(publicFile(world)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    expect(readFileSync(publicFile(world, name), 'utf8')).not.toContain('RealEstateListing');
  }
});

for (const locale of LOCALE_CODES) {
  test(`an area leads to its projects in ${locale}`, async ({ page }) => {
    await page.goto(localizePath('/', locale));
    const area = localizePath('/areas/canggu', locale);
    await page.locator(`main a[href="${area}"]`).first().click();
    await expect(page).toHaveURL(area);
    await expect(page.locator('h1')).toHaveText(/Canggu, Bali: |Чангу, Бал[иі]: /);
    const project = localizePath('/projects/rice-terrace-villas', locale);
    await page.locator(`main article a[href="${project}"]`).click();
    await expect(page).toHaveURL(project);
    // The way back stands in the breadcrumbs.
    await page.locator(`nav a[href="${area}"]:not([hreflang])`).click();
    await expect(page).toHaveURL(area);
  });

  test(`the projects are divided by type in ${locale}`, async ({ page }) => {
    await page.goto(localizePath('/projects', locale));
    const villas = localizePath('/villas', locale);
    await page.locator(`main a[href="${villas}"]`).click();
    await expect(page).toHaveURL(villas);
    await expect(page.locator('h1')).toHaveText(/Bali|Бал[иі]/);
    const projects = await page
      .locator('main article h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(projects).toContain(localizePath('/projects/teak-house', locale));
    expect(projects).not.toContain(localizePath('/projects/long-pool-residences', locale));
  });
}

test('the title, the canonical and the translations stand ahead of the styles', async ({
  request,
}) => {
  for (const path of ['/', '/projects/teak-house', '/ua/news', '/areas/canggu']) {
    const html = await (await request.get(path)).text();
    const styles = html.indexOf('<style');
    for (const tag of ['<title', 'name="description"', 'rel="canonical"', 'hrefLang="x-default"']) {
      const place = html.indexOf(tag);
      expect(place, `${path}: ${tag}`).toBeGreaterThan(0);
      expect(place, `${path}: ${tag}`).toBeLessThan(styles);
      expect(place, `${path}: ${tag}`).toBeLessThan(5000);
    }
    expect(html).toContain('max-image-preview:large');
    expect(html).toContain('property="og:image:alt"');
  }
});

test('an offer that has ended is kept from search engines and leads to the current ones', async ({
  page,
  request,
}) => {
  await page.goto('/ru/sales/autumn-teak-house');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.locator('main a[href="/ru/sales"]').click();
  await expect(page).toHaveURL('/ru/sales');
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  expect(sitemap).not.toContain('autumn-teak-house');
  expect(sitemap).toContain('early-bird-pavilion');
});

test('the sitemap says when an item was changed, and has its picture', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const entryOf = (path: string) =>
    sitemap.split('<url>').find((entry) => entry.includes(`<loc>${PUBLIC_ORIGIN}${path}</loc>`));
  expect(entryOf('/projects/teak-house')).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T[^<]*<\/lastmod>/);
  expect(entryOf('/projects/teak-house')).toMatch(/<image:loc>[^<]*\.jpg<\/image:loc>/);
  expect(entryOf('/ua/career/site-engineer')).toContain('<lastmod>');
});

test('addresses with the language instead of the locale lead to the locale’s', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/uk', '/ua'],
    ['/uk/projects/teak-house', '/ua/projects/teak-house'],
    ['/uk/news?utm_source=letter', '/ua/news?utm_source=letter'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  }
  for (const path of ['/Projects', '/RU', '/UA/news']) {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
  }
});

test('each locale has a feed of its news and articles', async ({ request }) => {
  for (const locale of LOCALE_CODES) {
    const address = localizePath('/feed.xml', locale);
    const html = await (await request.get(localizePath('/news', locale))).text();
    expect(html).toContain(`type="application/rss+xml"`);
    expect(html).toContain(`href="${PUBLIC_ORIGIN}${address}"`);
    const feed = await (await request.get(address)).text();
    const links = [...feed.matchAll(/<item>[^]*?<link>([^<]*)<\/link>/g)].map(
      ([, link = '']) => link,
    );
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const response = await request.get(link.replace(PUBLIC_ORIGIN, ''));
      expect(response.status()).toBe(200);
    }
  }
});

test('the manifest names icons that are there', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('rel="manifest"');
  expect(html).toContain('name="theme-color"');
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Amara');
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test('the list of documents leads straight to the privacy policy', async ({ page }) => {
  await page.goto('/docs');
  await expect(page.locator('main a[href="/privacy"]')).toHaveCount(1);
  await expect(page.locator('main a[href="/docs/privacy-policy"]')).toHaveCount(0);
});

test('the list of vacancies leads to a page for each, with its pay and the form', async ({
  page,
}) => {
  await page.goto('/career');
  await page.locator('main a[href="/career/site-engineer"]').click();
  await expect(page).toHaveURL('/career/site-engineer');
  await expect(page.getByText(/\$1,400 to \$1,900 a month/)).toBeVisible();
  await expect(page.locator('#request')).toBeAttached();
});

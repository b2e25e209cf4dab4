/** @jest-environment node */
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useSiteSettings } from '../../../src/hooks/use-site-settings';
import { PageHead } from '../../../src/seo/page-head';
import { pageContext } from '../../support/page-context';
import { siteSettings } from '../../support/site-settings';

jest.mock('../../../src/hooks/use-site-settings');
jest.mock('../../../src/hooks/use-site-url', () => ({
  useSiteUrl: () => 'https://www.example.com',
}));

const settings = jest.mocked(useSiteSettings);

beforeEach(() => {
  settings.mockReturnValue(
    siteSettings({
      companyName: 'Island',
      tagline: 'Villas by the sea',
      shareImage: { sharePath: '/static/company.jpg', alt: 'A pool at dusk' },
    }),
  );
});

function head(props: Partial<ComponentProps<typeof PageHead>> = {}): string {
  return renderToStaticMarkup(<PageHead page={pageContext()} title="Projects" {...props} />);
}

describe('PageHead', () => {
  it.each([
    ['en', 'en_US'],
    ['ru', 'ru_RU'],
    ['ua', 'uk_UA'],
  ] as const)('says on a page of %s that it speaks %s', (locale, ogLocale) => {
    const markup = head({ page: pageContext({ locale }) });
    expect(markup).toContain(`<meta property="og:locale" content="${ogLocale}"/>`);
    expect(settings).toHaveBeenLastCalledWith(locale);
  });

  it('puts the company after the title, once', () => {
    expect(head()).toContain('<title>Projects — Island</title>');
    expect(head({ title: 'About Island' })).toContain('<title>About Island</title>');
    expect(head()).toContain('<meta property="og:title" content="Projects"/>');
  });

  it('lists the translations by absolute address', () => {
    const markup = head({ page: pageContext({ sharedPath: '/news' }) });
    for (const [hreflang, path] of [
      ['en', '/news'],
      ['ru', '/ru/news'],
      ['uk', '/ua/news'],
      ['x-default', '/news'],
    ]) {
      expect(markup).toContain(
        `<link rel="alternate" hrefLang="${hreflang}" href="https://www.example.com${path}"/>`,
      );
    }
    expect(markup).not.toContain('hrefLang="ua"');
  });

  it('names the other locales to messengers, only those that exist', () => {
    const alternates = [
      { hreflang: 'en', path: '/news' },
      { hreflang: 'uk', path: '/ua/news' },
      { hreflang: 'x-default', path: '/news' },
    ];
    const markup = head({ page: pageContext({ locale: 'ua', alternates }) });
    expect(markup.match(/og:locale:alternate" content="[^"]*"/g)).toEqual([
      'og:locale:alternate" content="en_US"',
    ]);
  });

  it('points at the original of a fallback', () => {
    const markup = head({ page: pageContext({ locale: 'ru', canonicalPath: '/projects' }) });
    expect(markup).toContain('<link rel="canonical" href="https://www.example.com/projects"/>');
    expect(markup).toContain(
      '<meta property="og:url" content="https://www.example.com/projects"/>',
    );
    expect(markup).not.toContain('noindex');
    // The text is the original's, and so is its language.
    expect(markup).toContain('<meta property="og:locale" content="en_US"/>');
  });

  it('keeps a page from being indexed, without a canonical', () => {
    const markup = head({ page: pageContext({ noindex: true, alternates: [] }) });
    expect(markup).toContain('<meta name="robots" content="noindex"/>');
    expect(markup).not.toContain('canonical');
    expect(markup).not.toContain('alternate');
  });

  it('describes the page in its own words, else in those of the company', () => {
    const own = head({ description: 'Six complexes' });
    expect(own).toContain('<meta name="description" content="Six complexes"/>');
    expect(own).toContain('<meta property="og:description" content="Six complexes"/>');
    expect(head({ description: '' })).toContain('content="Villas by the sea"');
  });

  it('shares the picture of the page, else that of the company', () => {
    const own = head({ sharePath: '/static/page.jpg' });
    expect(own).toContain('content="https://www.example.com/static/page.jpg"');
    expect(own).toContain('<meta property="og:image:width" content="1200"/>');
    expect(own).toContain('<meta property="og:image:height" content="630"/>');
    expect(own).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(head()).toContain('content="https://www.example.com/static/company.jpg"');
  });

  it('describes the picture that is shared, the company’s where the page has none', () => {
    expect(head()).toContain('<meta property="og:image:alt" content="A pool at dusk"/>');
    const own = head({ sharePath: '/static/page.jpg', shareAlt: 'A roof' });
    expect(own).toContain('<meta property="og:image:alt" content="A roof"/>');
    expect(head({ sharePath: '/static/page.jpg' })).not.toContain('og:image:alt');
  });

  it('lets search engines show large pictures, and names the feed of the locale', () => {
    const markup = head({ page: pageContext({ locale: 'ua' }) });
    expect(markup).toContain('<meta name="robots" content="max-image-preview:large"/>');
    expect(markup).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Island" href="https://www.example.com/ua/feed.xml"/>',
    );
  });

  it('says when an article was published and changed', () => {
    const markup = head({ type: 'article', published: '2026-05-01', modified: '2026-06-02' });
    expect(markup).toContain('<meta property="article:published_time" content="2026-05-01"/>');
    expect(markup).toContain('<meta property="article:modified_time" content="2026-06-02"/>');
    expect(head()).not.toContain('article:');
  });

  it('takes the first wording of its title that has a good length', () => {
    const markup = head({ title: 'News', wordings: ['News', 'News of the building sites'] });
    expect(markup).toContain('<title>News of the building sites — Island</title>');
    expect(markup).toContain('<meta property="og:title" content="News"/>');
  });

  it('does without the company where the editors have not filled it in', () => {
    settings.mockReturnValue(undefined);
    const markup = head();
    expect(markup).toContain('<title>Projects</title>');
    expect(markup).toContain('<meta name="twitter:card" content="summary"/>');
    expect(markup).not.toMatch(/description|og:image|og:site_name|undefined|null/);
  });

  it('is a website unless it says otherwise', () => {
    expect(head()).toContain('<meta property="og:type" content="website"/>');
    expect(head({ type: 'article' })).toContain('<meta property="og:type" content="article"/>');
  });
});

/** @jest-environment node */
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FixedPageHead } from '../../../src/seo/fixed-page-head';
import { pageContext } from '../../support/page-context';

jest.mock('../../../src/hooks/use-site-settings', () => ({ useSiteSettings: () => undefined }));
jest.mock('../../../src/hooks/use-site-url', () => ({
  useSiteUrl: () => 'https://www.example.com',
}));

type Page = ComponentProps<typeof FixedPageHead>['data']['page'];

const texts = {
  title: 'About the company',
  lead: 'Since 2009',
  seoTitle: null,
  seoDescription: null,
  image: null,
};

function head(page: Page, pageNumber?: number): string {
  const strings = {
    routes: { about: 'About us' },
    pagination: { title: '{{title}}, page {{page}}' },
  };
  const node = { ns: 'common', language: 'en', data: JSON.stringify(strings) };
  return renderToStaticMarkup(
    <FixedPageHead
      pageContext={{ ...pageContext({ sharedPath: '/about' }), pageNumber }}
      route="about"
      data={{ page, locales: { edges: [{ node }] } }}
    />,
  );
}

describe('FixedPageHead', () => {
  it.each<[string, Page, string]>([
    ['the editors’ title for search', { ...texts, seoTitle: 'Builder' }, 'Builder'],
    ['the editors’ title', texts, 'About the company'],
    ['the name of the route where there is no page', null, 'About us'],
    ['the name of the route where no page was asked for', undefined, 'About us'],
  ])('takes %s', (_, page, title) => {
    expect(head(page)).toContain(`<title>${title}</title>`);
  });

  it.each([
    [undefined, 'About the company'],
    [1, 'About the company'],
    [3, 'About the company, page 3'],
  ])('of page %s of a list says so: %s', (pageNumber, title) => {
    expect(head(texts, pageNumber)).toContain(`<title>${title}</title>`);
  });

  it('describes the page by the words for search, else by its lead', () => {
    expect(head(texts)).toContain('<meta name="description" content="Since 2009"/>');
    expect(head({ ...texts, seoDescription: 'Who we are' })).toContain(
      '<meta name="description" content="Who we are"/>',
    );
  });

  it('shares the picture of the page', () => {
    expect(head({ ...texts, image: { sharePath: '/static/team.jpg' } })).toContain(
      'content="https://www.example.com/static/team.jpg"',
    );
  });
});

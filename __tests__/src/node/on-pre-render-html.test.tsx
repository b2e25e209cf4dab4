import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { onPreRenderHTML } from '../../../src/node/on-pre-render-html';

type Script = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>;

const loaderFor = (pathname: string) =>
  `/*<![CDATA[*/window.pagePath=${JSON.stringify(pathname)};window.hash="a1";/*]]>*/`;

/** Components as Gatsby hands them over: its loader, another script, something that is no script. */
function components(pathname: string): ReactNode[] {
  return [
    <script key="script-loader" dangerouslySetInnerHTML={{ __html: loaderFor(pathname) }} />,
    <script key="chunks" dangerouslySetInnerHTML={{ __html: `x="${pathname}"` }} />,
    <div key="portal" />,
    null,
  ];
}

function render(pathname: string): ReactNode[] | undefined {
  const replace = jest.fn<undefined, [ReactNode[]]>();
  const args = {
    pathname,
    getHeadComponents: () => [],
    replaceHeadComponents: jest.fn(),
    getPostBodyComponents: () => components(pathname),
    replacePostBodyComponents: replace,
  } as unknown as PreRenderHTMLArgs;
  onPreRenderHTML?.(args, { plugins: [] });
  return replace.mock.calls[0]?.[0];
}

const htmlOf = (node: ReactNode) => (node as Script).props.dangerouslySetInnerHTML.__html;

/** The loader's text on every page, whatever its path. */
const READS_ATTRIBUTE = loaderFor('/').replace(
  'window.pagePath="/"',
  'window.pagePath=document.currentScript.getAttribute("data-page-path")',
);

const pathOf = (node: ReactNode) =>
  (node as ReactElement<Record<string, unknown>>).props['data-page-path'];

describe('onPreRenderHTML', () => {
  it.each(['/404', '/404.html', '/ru', '/ru/news', '/ru/news/404', '/uaxyz/404', '/', '/en'])(
    'keeps the path %s in an attribute of the script, which is the same on every page',
    (pathname) => {
      const [loader] = render(pathname) ?? [];
      expect(htmlOf(loader)).toBe(READS_ATTRIBUTE);
      expect(pathOf(loader)).toBe(pathname);
    },
  );

  it.each(['/ru/404', '/ua/404'])(
    'lets the page at %s pass for the one not-found page that Gatsby knows',
    (pathname) => {
      const [loader] = render(pathname) ?? [];
      expect(htmlOf(loader)).toBe(READS_ATTRIBUTE);
      expect(pathOf(loader)).toBe('/404.html');
    },
  );

  it('leaves everything else on the page as it was', () => {
    const [, ...others] = render('/ru/404') ?? [];
    expect(others).toEqual(components('/ru/404').slice(1));
  });
});

describe('the head', () => {
  it('asks for fonts and pictures ahead of the styles, the order of the layers first, without what serves no picture of ours', () => {
    const font = <link key="/a.woff2" rel="preload" href="/a.woff2" as="font" />;
    const picture = <link key="hero" rel="preload" as="image" href="/hero.avif" />;
    const style = <style key="page" dangerouslySetInnerHTML={{ __html: '@layer ui.a{a{}}' }} />;
    const frame = (
      <style key="frame" dangerouslySetInnerHTML={{ __html: '@layer base,ui;@layer base{a{}}' }} />
    );
    const icon = <link key="icon" rel="icon" href="/favicon.svg" />;
    const replaceHeadComponents = jest.fn();
    const args = {
      pathname: '/',
      getHeadComponents: () => [
        style,
        <style key="gatsby-image-style">img{'{}'}</style>,
        <script key="gatsby-image-style-script" type="module" />,
        icon,
        frame,
        font,
        picture,
        null,
      ],
      replaceHeadComponents,
      getPostBodyComponents: () => [],
      replacePostBodyComponents: jest.fn(),
    } as unknown as PreRenderHTMLArgs;
    onPreRenderHTML?.(args, { plugins: [] });
    expect(replaceHeadComponents).toHaveBeenCalledWith([font, picture, frame, style, icon, null]);
  });

  it('begins with what names the page', () => {
    const title = <title key="title">Villas</title>;
    const description = <meta key="description" name="description" content="Six complexes" />;
    const canonical = <link key="canonical" rel="canonical" href="https://www.example.com/" />;
    const russian = (
      <link key="ru" rel="alternate" hrefLang="ru" href="https://www.example.com/ru" />
    );
    const share = <meta key="share" property="og:title" content="Villas" />;
    const style = <style key="page" dangerouslySetInnerHTML={{ __html: '@layer ui.a{a{}}' }} />;
    const font = <link key="/a.woff2" rel="preload" href="/a.woff2" as="font" />;
    const replaceHeadComponents = jest.fn();
    const args = {
      pathname: '/',
      getHeadComponents: () => [share, style, font, title, description, canonical, russian],
      replaceHeadComponents,
      getPostBodyComponents: () => [],
      replacePostBodyComponents: jest.fn(),
    } as unknown as PreRenderHTMLArgs;
    onPreRenderHTML?.(args, { plugins: [] });
    expect(replaceHeadComponents).toHaveBeenCalledWith([
      title,
      description,
      canonical,
      russian,
      font,
      share,
      style,
    ]);
  });
});

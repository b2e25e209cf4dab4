import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { onPreRenderHTML } from '../../../src/app/on-pre-render-html';

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

describe('onPreRenderHTML', () => {
  it.each(['/ru/404', '/ua/404'])(
    'lets the page at %s pass for the one not-found page that Gatsby knows',
    (pathname) => {
      const [loader] = render(pathname) ?? [];
      expect(htmlOf(loader)).toBe(loaderFor('/404.html'));
    },
  );

  it('leaves everything else on the page as it was', () => {
    const [, ...others] = render('/ru/404') ?? [];
    expect(others).toEqual(components('/ru/404').slice(1));
  });

  it.each(['/404', '/404.html', '/ru', '/ru/news', '/ru/news/404', '/uaxyz/404', '/'])(
    'does not touch %s',
    (pathname) => {
      expect(render(pathname)).toBeUndefined();
    },
  );
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
    } as unknown as PreRenderHTMLArgs;
    onPreRenderHTML?.(args, { plugins: [] });
    expect(replaceHeadComponents).toHaveBeenCalledWith([font, picture, frame, style, icon, null]);
  });
});

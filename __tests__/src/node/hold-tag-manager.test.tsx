/** @jest-environment node */
import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TAG_MANAGER_KEY } from '../../../src/node/gatsby-internals';
import { holdTagManager } from '../../../src/node/hold-tag-manager';

const script = <script key={TAG_MANAGER_KEY} dangerouslySetInnerHTML={{ __html: 'start();' }} />;
const frame = <noscript key={TAG_MANAGER_KEY} />;
const other = <link key="icon" rel="icon" href="/favicon.svg" />;

function held(head: ReactNode[], preBody: ReactNode[]) {
  const page = { head, preBody };
  holdTagManager({
    getHeadComponents: () => page.head,
    replaceHeadComponents: (nodes: ReactNode[]) => (page.head = nodes),
    getPreBodyComponents: () => page.preBody,
    replacePreBodyComponents: (nodes: ReactNode[]) => (page.preBody = nodes),
  } as unknown as PreRenderHTMLArgs);
  return page;
}

describe('holdTagManager', () => {
  it('makes a data block of the script and takes the frame away', () => {
    const { head, preBody } = held([other, script], [frame]);
    expect(renderToStaticMarkup(head)).toBe(
      '<link rel="icon" href="/favicon.svg"/><script type="text/plain" data-tag-manager="">start();</script>',
    );
    expect(preBody).toEqual([]);
  });

  it('leaves a page without a tag manager as it is', () => {
    const head = [other];
    expect(held(head, []).head).toBe(head);
  });
});

/** @jest-environment node */
import type { ReplaceRendererArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { replaceRenderer } from '../../../src/app/replace-renderer';

/** Text that puts the border of a two-byte letter at every place of the stream's 2 KB buffer. */
const PAGE = (
  <div>
    {Array.from({ length: 400 }, (_, index) => (
      <p key={index}>{'x'.repeat(index % 7) + 'Вілла над морем і бамбуковим яром. '.repeat(9)}</p>
    ))}
  </div>
);

function rendered(element: ReactElement): string {
  let html = '';
  const args = {
    bodyComponent: element,
    replaceBodyHTMLString: (body: string) => (html = body),
  };
  void replaceRenderer?.(args as unknown as ReplaceRendererArgs, { plugins: [] });
  return html;
}

/** As Gatsby renders where nobody steps in. */
const streamed = (element: ReactElement) =>
  new Promise<string>((resolve) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, next) {
        chunks.push(Buffer.from(chunk));
        next();
      },
      final(next) {
        resolve(Buffer.concat(chunks).toString());
        next();
      },
    });
    const { pipe } = renderToPipeableStream(element, { onAllReady: () => void pipe(sink) });
  });

describe('the renderer of pages', () => {
  it('writes every letter of a long Cyrillic page, and no byte beside them', () => {
    const html = rendered(PAGE);
    expect(html).not.toMatch(/[\0\ufffd]/);
    expect(html.match(/бамбуковим/g)).toHaveLength(3600);
  });

  it('is needed as long as this fails: React’s stream leaves bytes unwritten', async () => {
    expect(await streamed(PAGE)).toMatch(/\0/);
  });
});

import type { ImageRecord } from '../../../src/media/records';
import { assetsIn, removeImages, renderImages } from '../../../src/rich-text/images';
import { sanitise, sanitiseOptions } from '../../../src/rich-text/sanitise';
import { LINK_RULE, URL_OF_CMS } from '../../factories';

const FIRST = '7f3c1b52-0d5f-4a9a-8c15-94c0015b23fb';
const SECOND = '8f3c1b52-0d5f-4a9a-8c15-94c0015b23fb';
const rules = sanitiseOptions(URL_OF_CMS, LINK_RULE);
const html = sanitise(
  `<p><img src="/assets/${FIRST}"></p><p><img src="/assets/${SECOND}" alt="mine"></p>`,
  rules,
);

const record = (fileId: string, more: Partial<ImageRecord> = {}): ImageRecord => ({
  fileId,
  fileName: `${fileId}.jpg`,
  version: 'v1',
  width: 2000,
  height: 1000,
  format: 'jpg',
  dominantColor: '#000000',
  isVisualisation: false,
  alt: 'a "house" <at> $& sea',
  ...more,
});

function setup() {
  const made: string[] = [];
  const context = {
    pathPrefix: '/base',
    emitter: {
      variant: async ({
        fileId,
        width,
        height,
        format,
      }: {
        fileId: string;
        width: number;
        height: number;
        format: string;
      }) => void made.push(`${fileId} ${width}x${height}.${format}`),
      original: async () => undefined,
    },
  };
  return { made, context };
}

describe('pictures in texts', () => {
  it('are found, each once', () => {
    expect(assetsIn(html + html)).toEqual([FIRST, SECOND]);
    expect(assetsIn('<p data-asset="x">a</p>')).toEqual([]);
  });

  it('get local addresses, sizes and, where the editor gave none, the text of the file', async () => {
    const { made, context } = setup();
    const records = {
      [FIRST]: record(FIRST),
      [SECOND]: record(SECOND, { width: 800, height: 600 }),
    };
    const result = await renderImages(html, records, context);
    expect(result).toBe(
      `<p><img src="/base/static/media/${FIRST}-v1/1280x640.webp" ` +
        `srcset="/base/static/media/${FIRST}-v1/640x320.webp 640w, /base/static/media/${FIRST}-v1/1280x640.webp 1280w" ` +
        'sizes="(min-width: 50em) 50em, 100vw" width="1280" height="640" ' +
        'alt="a &quot;house&quot; &lt;at&gt; $&amp; sea" loading="lazy" decoding="async" /></p>' +
        `<p><img src="/base/static/media/${SECOND}-v1/800x600.webp" ` +
        `srcset="/base/static/media/${SECOND}-v1/640x480.webp 640w, /base/static/media/${SECOND}-v1/800x600.webp 800w" ` +
        'sizes="(min-width: 50em) 50em, 100vw" width="800" height="600" ' +
        'alt="mine" loading="lazy" decoding="async" /></p>',
    );
    expect(made).toHaveLength(4);
  });

  it('are never larger than the original', async () => {
    const { made, context } = setup();
    await renderImages(html, { [FIRST]: record(FIRST, { width: 300, height: 200 }) }, context);
    expect(made).toEqual([`${FIRST} 300x200.webp`]);
  });

  it('go where they cannot be shown, the text stays', async () => {
    const { context } = setup();
    expect(removeImages(html, (id) => id === FIRST)).not.toContain(FIRST);
    expect(await renderImages(`<p>a</p>${html}`, {}, context)).toBe('<p>a</p><p></p><p></p>');
  });
});

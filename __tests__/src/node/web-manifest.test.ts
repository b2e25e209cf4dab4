/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { THEME_COLOR } from '../../../src/config/site';
import { ICON_SIZES, webManifest } from '../../../src/node/web-manifest';

const staticFile = (name: string) => path.join(path.resolve('static'), name);

describe('the web app manifest', () => {
  it('names the company and icons that are there', () => {
    const manifest = webManifest('Island', null);
    expect(manifest).toMatchObject({ name: 'Island', theme_color: THEME_COLOR });
    expect(manifest).not.toHaveProperty('description');
    for (const { src } of manifest.icons) {
      expect(readFileSync(staticFile(src)).length).toBeGreaterThan(0);
    }
  });

  it('has the colour of the styles', () => {
    expect(readFileSync(path.resolve('src/styles/tokens.css'), 'utf8')).toContain(
      `--palm: ${THEME_COLOR};`,
    );
  });

  it.each(ICON_SIZES)(
    'has an icon of %d pixels that is drawn from the one source',
    async (size) => {
      const pixels = (input: Buffer) =>
        sharp(input, { density: (72 * size) / 32 })
          .resize(size, size)
          .removeAlpha()
          .greyscale()
          .raw()
          .toBuffer();
      const drawn = await pixels(readFileSync(staticFile('favicon.svg')));
      const icon = await pixels(readFileSync(staticFile(`icon-${size}.png`)));
      const differing = drawn.filter((value, index) => Math.abs(value - (icon[index] ?? 0)) > 40);
      expect(differing.length / drawn.length).toBeLessThan(0.01);
    },
  );
});

import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** Pictures that a mosaic shows at most; the gallery has the others. */
const MOST = 5;

/** A picture as a mosaic needs it. */
interface MosaicImage {
  readonly gatsbyImageData: IGatsbyImageData;
}

/**
 * Widths at which pictures are shown, as `sizes`, by the number of pictures: of the first, the
 * second and the others. A picture that fills a box narrower than itself counts with what is cut.
 */
const SIZES: Readonly<Record<number, readonly string[]>> = {
  // On a phone the picture is cropped to a taller box.
  1: ['(min-width: 768px) 100vw, 112vw'],
  2: [
    '(min-width: 1024px) 62vw, (min-width: 768px) 74vw, 100vw',
    '(min-width: 1024px) 50vw, (min-width: 768px) 71vw, 100vw',
  ],
  3: ['(min-width: 768px) 67vw, 100vw', '(min-width: 768px) 34vw, 50vw'],
  4: [
    '(min-width: 768px) 56vw, 100vw',
    '(min-width: 768px) 50vw, 34vw',
    '(min-width: 768px) 28vw, 34vw',
  ],
  5: ['(min-width: 768px) 56vw, 100vw', '(min-width: 768px) 28vw, 34vw'],
};

/**
 * Selects the pictures of a mosaic: the cover, then the gallery's first.
 *
 * @returns the pictures, each with its `sizes`
 */
export function mosaicOf<Cover extends MosaicImage, Other extends MosaicImage>(
  cover: Cover | null,
  gallery: readonly Other[],
): { picture: Cover | Other; sizes: string }[] {
  const pictures = [...(cover ? [cover] : []), ...gallery].slice(0, MOST);
  const sizes = SIZES[pictures.length] ?? [];
  return pictures.map((picture, index) => ({
    picture,
    sizes: sizes[Math.min(index, sizes.length - 1)] ?? '100vw',
  }));
}

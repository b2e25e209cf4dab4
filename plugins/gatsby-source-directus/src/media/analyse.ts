import sharp from 'sharp';

/** What a page needs to know of a picture before it is loaded. */
export interface ImageFacts {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Format that every browser shows; PNG where there is transparency. */
  format: 'jpg' | 'png';
  /** `#rrggbb`. */
  dominantColor: string;
}

/** Broken pixel data is an error, a harmless oddity in the headers of a camera is not. */
export const SHARP_OPTIONS = { failOn: 'error' } as const;

/** Side of the thumbnail whose pixels are counted. */
const SAMPLE = 64;
/** From this EXIF orientation on, the picture lies on its side. */
const FIRST_SIDEWAYS = 5;

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/**
 * Looks at a picture; decodes all of it, so a cut-off file is found here and not by a page.
 *
 * @param file Path of the picture.
 * @throws Error where it is no picture or a broken one.
 */
export async function analyseImage(file: string): Promise<ImageFacts> {
  const { width, height, hasAlpha, orientation } = await sharp(file, SHARP_OPTIONS).metadata();
  const sample = await sharp(file, SHARP_OPTIONS)
    .resize(SAMPLE, SAMPLE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { dominant } = await sharp(sample).stats();
  const isSideways = (orientation ?? 1) >= FIRST_SIDEWAYS;
  return {
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    format: hasAlpha ? 'png' : 'jpg',
    dominantColor: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
  };
}

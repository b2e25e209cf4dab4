import sharp, { type SharpOptions } from 'sharp';

/** What a page needs to know of a picture before it is loaded. */
export interface ImageFacts {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Format that every browser shows; PNG where there is transparency. */
  format: 'jpg' | 'png';
  /** `#rrggbb`. */
  dominantColor: string;
  /** Dots per inch at which a drawing has this size; nothing for pixels. */
  density?: number;
  /** It decodes, but not without complaints: parts of it may look wrong. */
  isDamaged?: boolean;
}

/** Broken pixel data is an error, a harmless oddity in the headers of a camera is not. */
const FAIL_ON = 'error';

/** Side of the thumbnail whose pixels are counted. */
const SAMPLE = 64;
/** From this EXIF orientation on, the picture lies on its side. */
const FIRST_SIDEWAYS = 5;
/** Longer side of a drawing, pixels: it has no size of its own, and is as sharp as it is drawn. */
const DRAWING_SIDE = 2000;
/** What sharp takes for a pixel of a drawing unless told otherwise, dots per inch. */
const DRAWING_DENSITY = 72;
/** Bounds that sharp sets. */
const [MIN_DENSITY, MAX_DENSITY] = [1, 100_000];

/** Less than this on one side is a dot or a line, not a picture. */
const MIN_SIDE = 8;
/** A strip longer than this would make a page of thousands of pixels, or a line. */
const MAX_RATIO = 20;

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** How sharp opens a picture, for looking at it and for encoding it. */
export const openOptions = ({ density }: Pick<ImageFacts, 'density'>): SharpOptions => ({
  failOn: FAIL_ON,
  ...(density === undefined ? {} : { density }),
});

/**
 * Why a picture cannot stand on a page although it decodes.
 *
 * @returns What is wrong, to follow its name; nothing where it is fine.
 * @example shapeProblem({ width: 1, height: 1 }) // => 'is 1 × 1 pixels, too small to be shown (8 at least)'
 */
export function shapeProblem({
  width,
  height,
}: Pick<ImageFacts, 'width' | 'height'>): string | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const is = `is ${width} × ${height} pixels`;
  if (short < MIN_SIDE) return `${is}, too small to be shown (${MIN_SIDE} at least)`;
  if (long / short > MAX_RATIO) return `${is}, too narrow to be shown (${MAX_RATIO} to 1 at most)`;
  return undefined;
}

/** The density at which a drawing is as large as pages need it; nothing for other pictures. */
async function drawingDensity(file: string): Promise<number | undefined> {
  // A drawing of any size is measured, as only what is encoded in the end takes memory.
  const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (format !== 'svg') return undefined;
  const density = (DRAWING_DENSITY * DRAWING_SIDE) / Math.max(width, height);
  return Math.min(MAX_DENSITY, Math.max(MIN_DENSITY, density));
}

/** A thumbnail of a picture, all of which is decoded for it. */
const sampleOf = (file: string, options: SharpOptions) =>
  sharp(file, options)
    .resize(SAMPLE, SAMPLE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();

/**
 * Looks at a picture; decodes all of it, so a cut-off file is found here and not by a page.
 *
 * @param file Path of the picture.
 * @throws Error where it is no picture or a broken one.
 */
export async function analyseImage(file: string): Promise<ImageFacts> {
  const density = await drawingDensity(file);
  const options = openOptions({ density });
  const { width, height, hasAlpha, orientation } = await sharp(file, options).metadata();
  let isDamaged = false;
  const sample = await sampleOf(file, { ...options, failOn: 'warning' }).catch(() => {
    isDamaged = true;
    return sampleOf(file, options);
  });
  const { dominant } = await sharp(sample).stats();
  const isSideways = (orientation ?? 1) >= FIRST_SIDEWAYS;
  return {
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    format: hasAlpha ? 'png' : 'jpg',
    dominantColor: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    ...(density === undefined ? {} : { density }),
    ...(isDamaged ? { isDamaged } : {}),
  };
}

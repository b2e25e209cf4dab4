import sharp, { type SharpOptions } from 'sharp';

/** Metadata of a picture. */
export interface ImageFacts {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Fallback format: PNG for pictures with transparency, else JPEG. */
  format: 'jpg' | 'png';
  /** `#rrggbb`. */
  dominantColor: string;
  /** Density at which a vector drawing has this size, dots per inch; undefined for bitmaps. */
  density?: number;
  /** Decoded with warnings: parts of it may look wrong. */
  isDamaged?: boolean;
}

/** Fail on broken pixel data, not on a harmless fault in a camera's metadata. */
const FAIL_ON = 'error';

/** Side of the thumbnail whose pixels are counted. */
const SAMPLE = 64;
/** From this EXIF orientation on, width and height are swapped. */
const FIRST_SIDEWAYS = 5;
/** Longer side at which a vector drawing is rasterised, pixels: it has no size of its own. */
const DRAWING_SIDE = 2000;
/** sharp's default density of vector drawings, dots per inch. */
const DRAWING_DENSITY = 72;
/** Range of densities that sharp accepts. */
const [MIN_DENSITY, MAX_DENSITY] = [1, 100_000];

/** Least side of a picture, pixels. */
const MIN_SIDE = 8;
/** Greatest ratio of the sides: a longer strip would be thousands of pixels high, or a line. */
const MAX_RATIO = 20;

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Options of sharp's input, for analysing and encoding. */
export const openOptions = ({ density }: Pick<ImageFacts, 'density'>): SharpOptions => ({
  failOn: FAIL_ON,
  ...(density === undefined ? {} : { density }),
});

/**
 * Why a picture that decodes cannot be shown.
 *
 * @returns The problem, worded to follow its name; undefined if there is none.
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

/** The density at which a vector drawing is as large as pages need it; undefined for bitmaps. */
async function drawingDensity(file: string): Promise<number | undefined> {
  // No pixel limit for reading the size of a drawing: only encoding takes memory.
  const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (format !== 'svg') return undefined;
  const density = (DRAWING_DENSITY * DRAWING_SIDE) / Math.max(width, height);
  return Math.min(MAX_DENSITY, Math.max(MIN_DENSITY, density));
}

/** Makes a thumbnail, which decodes the whole picture. */
const sampleOf = (file: string, options: SharpOptions) =>
  sharp(file, options)
    .resize(SAMPLE, SAMPLE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();

/**
 * Analyses a picture. All of it is decoded, so a truncated file is detected here and not by a page.
 *
 * @param file Path of the picture.
 * @throws Error if it is no picture or a broken one.
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

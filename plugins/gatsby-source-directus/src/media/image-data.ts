import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image';
import type { IGatsbyImageResolverArgs } from 'gatsby-plugin-image/graphql-utils';
import { PLUGIN_NAME } from '../constants';
import type { ImageRecord } from './records';
import { variantPath, type Emitter, type Variant, type VariantFormat } from './variants';

/** Size of the picture that networks show beside a shared link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
/**
 * Widths of the variants, as shares of the requested one: a phone of 1440 or 960 device pixels
 * takes a little over half, or three quarters.
 */
const WIDTH_SHARES = [0.25, 0.55, 0.8, 1, 2];
/** Widths of pictures inside texts, which are narrower than the page. */
const TEXT_WIDTHS = [640, 1280];

interface Size {
  width: number;
  height: number;
}

/**
 * The largest crop with a given aspect ratio, so that no crop is scaled up.
 *
 * @param ratio Width divided by height; the picture's own by default.
 */
export function largestCrop({ width, height }: Size, ratio: number | undefined): Size {
  if (ratio === undefined || !(ratio > 0)) return { width, height };
  return width / height > ratio
    ? { width: Math.max(1, Math.round(height * ratio)), height }
    : { width, height: Math.max(1, Math.round(width / ratio)) };
}

const shape = ({ aspectRatio, width, height }: IGatsbyImageResolverArgs) =>
  aspectRatio ?? (width && height ? width / height : undefined);

/** Sets the missing side of a thin picture to 1 if it would round to 0. */
function withThinSide(args: IGatsbyImageResolverArgs, { width, height }: Size) {
  const isNothing = (side: number | undefined, ratio: number) =>
    side !== undefined && Math.round(side * ratio) < 1;
  if (!args.height && isNothing(args.width, height / width)) return { ...args, height: 1 };
  if (!args.width && isNothing(args.height, width / height)) return { ...args, width: 1 };
  return args;
}

/**
 * The part of a picture that a crop shows, as close around its focal point as its edges allow.
 *
 * @returns undefined for the middle
 */
export function focusedCrop(
  { width, height, focus }: Pick<ImageRecord, 'width' | 'height' | 'focus'>,
  crop: Size,
): Variant['crop'] {
  if (focus === undefined || (crop.width >= width && crop.height >= height)) return undefined;
  const start = (at: number, part: number, whole: number) =>
    Math.max(0, Math.min(whole - part, Math.round(at - part / 2)));
  return {
    left: start(focus.x, crop.width, width),
    top: start(focus.y, crop.height, height),
    ...crop,
  };
}

interface VariantShape {
  size: Size;
  /** Of the original, with the ratio of the size. */
  crop: Size;
  format: VariantFormat;
}

const variantOf = (record: ImageRecord, { size, crop, format }: VariantShape): Variant => ({
  fileId: record.fileId,
  version: record.version,
  fileName: record.fileName,
  // A share of a thin picture may round to 0.
  width: Math.max(1, Math.round(size.width)),
  height: Math.max(1, Math.round(size.height)),
  format,
  ...(record.density === undefined ? {} : { density: record.density }),
  ...withCrop(focusedCrop(record, crop)),
});

const withCrop = (crop: Variant['crop']) => (crop === undefined ? {} : { crop });

/** Dependencies of image data. */
export interface ImageContext {
  emitter: Emitter;
  /** Address prefix of the site, empty or `/prefix`. */
  pathPrefix: string;
}

const addressOf = (variant: Variant, pathPrefix: string) => `${pathPrefix}/${variantPath(variant)}`;

/**
 * Image data for gatsby-plugin-image; all its files are in `public` when the promise resolves.
 *
 * @param record The picture.
 * @param args Layout and size, as in a page query.
 */
export async function gatsbyImageData(
  record: ImageRecord,
  args: IGatsbyImageResolverArgs,
  { emitter, pathPrefix }: ImageContext,
): Promise<IGatsbyImageData> {
  const variants = new Map<string, Variant>();
  const crop = largestCrop(record, shape(args));
  const data = generateImageData({
    outputPixelDensities: WIDTH_SHARES,
    ...withThinSide(args, crop),
    pluginName: PLUGIN_NAME,
    filename: record.fileName,
    formats: ['avif', 'webp', 'auto'],
    sourceMetadata: { ...crop, format: record.format },
    backgroundColor: args.backgroundColor ?? record.dominantColor,
    generateImageSource: (_fileName, width, height, format) => {
      const variant = variantOf(record, {
        size: { width, height },
        crop,
        format: format as VariantFormat,
      });
      const src = addressOf(variant, pathPrefix);
      variants.set(src, variant);
      return { src, width: variant.width, height: variant.height, format };
    },
    // It warns about every picture smaller than requested, which is no mistake here.
    reporter: { warn: () => undefined },
  });
  await Promise.all([...variants.values()].map((variant) => emitter.variant(variant)));
  // Computed from the ratio, which is all that a picture of the full width has; HTML wants whole numbers.
  return args.layout === 'fullWidth'
    ? data
    : { ...data, height: Math.max(1, Math.round(data.height)) };
}

/** URL of a JPEG for shared links, at most 1200 × 630 and never scaled up. */
export async function sharePath(
  record: ImageRecord,
  { emitter, pathPrefix }: ImageContext,
): Promise<string> {
  const crop = largestCrop(record, SHARE_SIZE.width / SHARE_SIZE.height);
  const size = crop.width > SHARE_SIZE.width ? SHARE_SIZE : crop;
  const variant = variantOf(record, { size, crop, format: 'jpg' });
  await emitter.variant(variant);
  return addressOf(variant, pathPrefix);
}

/** Attributes of a picture in rich text; its files are put into `public`. */
export async function textImage(
  record: ImageRecord,
  { emitter, pathPrefix }: ImageContext,
): Promise<{ src: string; srcset: string; width: number; height: number }> {
  const widths = TEXT_WIDTHS.filter((width) => width < record.width);
  const largest = Math.min(record.width, TEXT_WIDTHS.at(-1) ?? record.width);
  const variants = [...new Set([...widths, largest])].map((width) =>
    variantOf(record, {
      size: { width, height: Math.max(1, Math.round((record.height * width) / record.width)) },
      crop: record,
      format: 'webp',
    }),
  );
  await Promise.all(variants.map((variant) => emitter.variant(variant)));
  const last = variants.at(-1) as Variant;
  return {
    src: addressOf(last, pathPrefix),
    srcset: variants.map((v) => `${addressOf(v, pathPrefix)} ${v.width}w`).join(', '),
    width: last.width,
    height: last.height,
  };
}

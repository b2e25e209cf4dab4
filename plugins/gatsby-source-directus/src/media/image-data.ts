import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image';
import type { IGatsbyImageResolverArgs } from 'gatsby-plugin-image/graphql-utils';
import { PLUGIN_NAME } from '../constants';
import type { ImageRecord } from './records';
import { variantPath, type Emitter, type Variant, type VariantFormat } from './variants';

/** Size of the picture that networks show beside a shared link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
/**
 * Widths of a picture, as shares of the one asked for: a phone that shows 1440 or 960 pixels across
 * its whole screen takes a little over half, or three quarters.
 */
const WIDTH_SHARES = [0.25, 0.55, 0.8, 1, 2];
/** Widths of pictures inside texts, which are narrower than the page. */
const TEXT_WIDTHS = [640, 1280];

interface Size {
  width: number;
  height: number;
}

/**
 * The largest part of a picture with a given shape, so that no crop is ever scaled up.
 *
 * @param ratio Width divided by height; the picture's own where it is missing.
 */
export function largestCrop({ width, height }: Size, ratio: number | undefined): Size {
  if (ratio === undefined || !(ratio > 0)) return { width, height };
  return width / height > ratio
    ? { width: Math.max(1, Math.round(height * ratio)), height }
    : { width, height: Math.max(1, Math.round(width / ratio)) };
}

const shape = ({ aspectRatio, width, height }: IGatsbyImageResolverArgs) =>
  aspectRatio ?? (width && height ? width / height : undefined);

/** Gives the other side of a picture so thin that its share would round to nothing. */
function withThinSide(args: IGatsbyImageResolverArgs, { width, height }: Size) {
  const isNothing = (side: number | undefined, ratio: number) =>
    side !== undefined && Math.round(side * ratio) < 1;
  if (!args.height && isNothing(args.width, height / width)) return { ...args, height: 1 };
  if (!args.width && isNothing(args.height, width / height)) return { ...args, width: 1 };
  return args;
}

const variantOf = (record: ImageRecord, size: Size, format: VariantFormat): Variant => ({
  fileId: record.fileId,
  version: record.version,
  fileName: record.fileName,
  // A share of a thin picture rounds to nothing.
  width: Math.max(1, Math.round(size.width)),
  height: Math.max(1, Math.round(size.height)),
  format,
  ...(record.density === undefined ? {} : { density: record.density }),
});

/** What a picture needs to become files and addresses. */
export interface ImageContext {
  emitter: Emitter;
  /** Address prefix of the site, empty or `/prefix`. */
  pathPrefix: string;
}

const addressOf = (variant: Variant, pathPrefix: string) => `${pathPrefix}/${variantPath(variant)}`;

/**
 * Image data as gatsby-plugin-image shows it; every file it names is in `public` when it resolves.
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
      const variant = variantOf(record, { width, height }, format as VariantFormat);
      const src = addressOf(variant, pathPrefix);
      variants.set(src, variant);
      return { src, width: variant.width, height: variant.height, format };
    },
    // It warns of every picture that is smaller than asked for, which is no one's mistake here.
    reporter: { warn: () => undefined },
  });
  await Promise.all([...variants.values()].map((variant) => emitter.variant(variant)));
  return data;
}

/** Address of a JPEG for shared links, at most 1200 × 630 and never scaled up. */
export async function sharePath(
  record: ImageRecord,
  { emitter, pathPrefix }: ImageContext,
): Promise<string> {
  const crop = largestCrop(record, SHARE_SIZE.width / SHARE_SIZE.height);
  const size = crop.width > SHARE_SIZE.width ? SHARE_SIZE : crop;
  const variant = variantOf(record, size, 'jpg');
  await emitter.variant(variant);
  return addressOf(variant, pathPrefix);
}

/** A picture inside a text: its attributes, with the files in `public`. */
export async function textImage(
  record: ImageRecord,
  { emitter, pathPrefix }: ImageContext,
): Promise<{ src: string; srcset: string; width: number; height: number }> {
  const widths = TEXT_WIDTHS.filter((width) => width < record.width);
  const largest = Math.min(record.width, TEXT_WIDTHS.at(-1) ?? record.width);
  const variants = [...new Set([...widths, largest])].map((width) =>
    variantOf(
      record,
      { width, height: Math.max(1, Math.round((record.height * width) / record.width)) },
      'webp',
    ),
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

import { appendFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { openOptions } from './analyse';
import { exists, makeOnce, publish, writeAtomically, type MediaPaths } from './store';

export type VariantFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** A picture in one size and format, cropped to fill it. */
export interface Variant {
  fileId: string;
  version: string;
  /** Name in the originals directory. */
  fileName: string;
  width: number;
  height: number;
  format: VariantFormat;
  /** Dots per inch of a drawing. */
  density?: number;
  /** The part of the original that is shown, pixels; the middle by default. */
  crop?: { left: number; top: number; width: number; height: number };
}

/** A line of the manifest: a file in `public` and how to restore it. */
export type Emitted = { target: string } & ({ variant: Variant } | { fileName: string });

/** Effort 1 makes AVIF twice as fast as 2 and files 1.6 % larger; the default 4 takes eight times 2. */
export const AVIF = { quality: 50, effort: 1 } as const;

/** Qualities are matched by eye on photographs of buildings. */
const ENCODE: Record<VariantFormat, (image: sharp.Sharp) => sharp.Sharp> = {
  avif: (image) => image.avif(AVIF),
  webp: (image) => image.webp({ quality: 72, effort: 4 }),
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true }),
};

const PUBLIC_DIRECTORY = 'static/media';

/** File name of a variant: a crop off the middle has its place in it. */
const nameOf = ({ width, height, crop, format }: Variant) =>
  `${width}x${height}${crop ? `-${crop.left}-${crop.top}` : ''}.${format}`;

/** Path of a variant below `public`, which is also its address without the prefix. */
export function variantPath(variant: Variant): string {
  return `${PUBLIC_DIRECTORY}/${variant.fileId}-${variant.version}/${nameOf(variant)}`;
}

/** Emits pictures and files into `public`. */
export interface Emitter {
  /** Encodes a picture, or takes it from the cache, and puts it into `public`. */
  variant(variant: Variant): Promise<void>;
  /** Copies an original into `public`. */
  original(fileName: string, target: string): Promise<void>;
}

/**
 * Creates the emitter of files in `public`. Safe with concurrent processes; each picture is encoded
 * once, whatever the number of pages and builds that show it.
 */
export function createEmitter(paths: MediaPaths): Emitter {
  const limit = pLimit(availableParallelism());
  const pending = new Map<string, Promise<void>>();

  const encode = async (variant: Variant, file: string) => {
    const { width, height, format, fileName, crop } = variant;
    const whole = sharp(path.join(paths.originals, fileName), openOptions(variant)).autoOrient();
    const image = (crop ? whole.extract(crop) : whole).resize(width, height, { fit: 'cover' });
    await writeAtomically(file, async (temporary) => {
      await ENCODE[format](image).toFile(temporary);
    });
  };

  const once = (target: string, make: () => Promise<void>, entry: Emitted): Promise<void> => {
    const there = pending.get(target);
    if (there !== undefined) {
      return there.then(async () => {
        if (await exists(path.join(paths.public, target))) return;
        // In a process that builds more than once, the file may have been withdrawn and published
        // again.
        if (pending.get(target) === there) pending.delete(target);
        await once(target, make, entry);
      });
    }
    const result = make().then(() => appendFile(paths.manifest, `${JSON.stringify(entry)}\n`));
    pending.set(target, result);
    // A rejected promise is not cached: a later query may succeed.
    result.catch(() => pending.delete(target));
    return result;
  };

  return {
    variant(variant) {
      const target = variantPath(variant);
      const make = async () => {
        const absolute = path.join(paths.public, target);
        if (await exists(absolute)) return;
        const cached = path.join(paths.variants, variant.version, nameOf(variant));
        if (!(await exists(cached))) {
          await limit(() => makeOnce(cached, () => encode(variant, cached)));
        }
        await publish(cached, absolute);
      };
      return once(target, make, { target, variant });
    },
    original(fileName, target) {
      const make = () =>
        publish(path.join(paths.originals, fileName), path.join(paths.public, target));
      return once(target, make, { target, fileName });
    },
  };
}

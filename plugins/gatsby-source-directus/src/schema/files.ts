import type { IGatsbyImageResolverArgs } from 'gatsby-plugin-image/graphql-utils';
import { getGatsbyImageResolver } from 'gatsby-plugin-image/graphql-utils';
import { FILE_TYPE, IMAGE_TYPE } from '../constants';
import { gatsbyImageData, SHARE_SIZE, sharePath, type ImageContext } from '../media/image-data';
import type { FileRecord, ImageRecord } from '../media/records';
import { safeSlug } from '../nodes/slugs';
import type { FieldConfig, TypeConfig } from './config';

const imageDataField = (context: ImageContext): FieldConfig => ({
  ...(getGatsbyImageResolver<ImageRecord, unknown, IGatsbyImageResolverArgs>((record, args) =>
    gatsbyImageData(record, args, context),
  ) as FieldConfig),
  description:
    'What GatsbyImage shows: AVIF, WebP and a fallback in several sizes, encoded when asked for. Never larger than the original.',
});

/** The `Image` type. */
export function imageType(context: ImageContext): TypeConfig {
  return {
    name: IMAGE_TYPE,
    description: 'A picture of the CMS.',
    fields: {
      alt: {
        type: 'String!',
        description: 'What it shows, in the locale of the item; empty where nobody wrote it.',
        args: {
          locale: {
            type: 'String',
            description: 'Locale code, for pictures of items that have no locale of their own.',
          },
        },
        resolve: ({ alt, alts }: ImageRecord, { locale }: { locale?: string }) =>
          (locale === undefined ? undefined : alts?.[locale]) ?? alt,
      },
      width: { type: 'Int!', description: 'Width of the original, pixels.' },
      height: { type: 'Int!', description: 'Height of the original, pixels.' },
      isVisualisation: {
        type: 'Boolean!',
        description: 'Whether it was made on a computer, which is said where it is shown.',
      },
      dominantColor: {
        type: 'String!',
        description: 'Its main colour, `#rrggbb`, to stand in until it is loaded.',
      },
      gatsbyImageData: imageDataField(context),
      sharePath: {
        type: 'String!',
        description: `Path on the site of a JPEG for shared links, ${SHARE_SIZE.width} × ${SHARE_SIZE.height} pixels where the original is large enough.`,
        resolve: (record: ImageRecord) => sharePath(record, context),
      },
    },
  };
}

/**
 * Path of a file below `public`: its own name as a slug, in a directory named by its content hash.
 *
 * @example filePath({ name: 'Каталог 2026.pdf', version: 'a1b2', … }) // => 'files/a1b2/katalog-2026.pdf'
 */
export function filePath({ name, version, fileName }: FileRecord): string {
  const extension = /\.[a-z0-9]{1,8}$/.exec(fileName)?.[0] ?? '';
  const stem = name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name;
  return `files/${version}/${safeSlug(stem) || 'file'}${extension}`;
}

/** The type of `File` fields. */
export function fileType({ emitter, pathPrefix }: ImageContext): TypeConfig {
  return {
    name: FILE_TYPE,
    description: 'A file of the CMS to download, such as a catalogue.',
    fields: {
      name: { type: 'String!', description: 'Its name, as the editor uploaded it.' },
      size: { type: 'Int!', description: 'Bytes.' },
      mimeType: { type: 'String!', description: 'Media type, such as application/pdf.' },
      publicPath: {
        type: 'String!',
        description: 'Path on the site; the file is there only when this is asked for.',
        resolve: async (record: FileRecord) => {
          const target = filePath(record);
          await emitter.original(record.fileName, target);
          return `${pathPrefix}/${target}`;
        },
      },
    },
  };
}

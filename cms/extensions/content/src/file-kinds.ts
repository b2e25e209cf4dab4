import { CONTENT_MODEL } from '../../../../contract/content';
import { columnOf, type ContentField } from '../../../../contract/content/types';
import { PRIVATE_COLLECTIONS, RELATIONS } from '../../../schema';
import type { Problem } from './check';

const FILES = 'directus_files';

/** What a field holds: a picture that the site shows, or a document to download. */
export type FileReason = 'picture' | 'pdf';

/** Media types by what a field holds. Pictures are those that the build can read. */
const TYPES: Readonly<Record<FileReason, readonly string[]>> = {
  picture: [
    'image/avif',
    'image/gif',
    'image/jpeg',
    'image/png',
    'image/svg+xml',
    'image/tiff',
    'image/webp',
  ],
  // The site offers it as such.
  pdf: ['application/pdf'],
};

const DOCUMENTS = new Set(
  CONTENT_MODEL.flatMap(({ collection, fields }) =>
    Object.entries<ContentField>(fields)
      .filter(([, { type }]) => type === 'File')
      .map(([name, field]) => `${collection}.${columnOf(name, field)}`),
  ),
);

interface FileColumn {
  column: string;
  holds: FileReason;
  /** Field that the editor sees: of a junction, the list. */
  field: string;
}

const COLUMNS = new Map<string, FileColumn[]>();
for (const { collection, field: column, related_collection: related } of RELATIONS) {
  if (related !== FILES || PRIVATE_COLLECTIONS.includes(collection)) continue;
  const list = RELATIONS.find(
    (relation) => relation.collection === collection && Boolean(relation.meta.one_field),
  )?.meta.one_field;
  const holds = DOCUMENTS.has(`${collection}.${column}`) ? 'pdf' : 'picture';
  const shown = column === 'directus_files_id' ? list : undefined;
  COLUMNS.set(collection, [
    ...(COLUMNS.get(collection) ?? []),
    { column, holds, field: shown ?? column },
  ]);
}

/** Columns of a collection that hold a file. */
export const fileColumns = (collection: string): readonly string[] =>
  (COLUMNS.get(collection) ?? []).map(({ column }) => column);

/** A file of the library. */
export interface FileRow {
  id: string;
  type: string | null;
  filename_download: string | null;
}

type Payload = Readonly<Record<string, unknown>>;

/** The key of a file in a change: the API takes the file's values around it, too. */
function keyOf(value: unknown): string | undefined {
  const key = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof key === 'string' ? key : undefined;
}

/** Keys of the files that a change refers to. */
export const fileKeys = (collection: string, payload: Payload): string[] =>
  fileColumns(collection).flatMap((column) => keyOf(payload[column]) ?? []);

/**
 * The fields of a change that hold a file of the wrong kind, such as a Word document where the site
 * offers a PDF.
 *
 * @param files those that the change refers to
 */
export function fileProblems(
  collection: string,
  payload: Payload,
  files: readonly FileRow[],
): Problem[] {
  return (COLUMNS.get(collection) ?? []).flatMap(({ column, holds, field }): Problem[] => {
    const file = files.find(({ id }) => id === keyOf(payload[column]));
    const isRight = file === undefined || TYPES[holds].includes(file.type ?? '');
    return isRight ? [] : [{ field, reason: holds, value: file.filename_download ?? file.id }];
  });
}

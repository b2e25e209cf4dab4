import { FILE_RULES } from '../contract';

/** Random access to the bytes of a stored file. */
export interface FileBytes {
  size: number;
  /** Reads bytes at an offset; fewer at the end of the file. */
  read(offset: number, length: number): Promise<Buffer>;
}

const CHUNK = 64 * 1024;
/** Longest ZIP comment plus the end-of-central-directory record, bytes. */
const ZIP_TAIL = 65_535 + 22;
const MOST_ZIP_ENTRIES = 5_000;

const startsWith =
  (...signatures: readonly (string | readonly number[])[]) =>
  async (file: FileBytes) => {
    const head = await file.read(0, 16);
    return signatures.some((signature) => {
      const bytes = typeof signature === 'string' ? Buffer.from(signature, 'latin1') : signature;
      return head.subarray(0, bytes.length).equals(Buffer.from(bytes));
    });
  };

async function contains(file: FileBytes, wanted: Buffer): Promise<boolean> {
  let rest = Buffer.alloc(0);
  for (let offset = 0; offset < file.size; offset += CHUNK) {
    const chunk = Buffer.concat([rest, await file.read(offset, CHUNK)]);
    if (chunk.includes(wanted)) return true;
    rest = Buffer.from(chunk.subarray(Math.max(0, chunk.length - wanted.length)));
  }
  return false;
}

/** Entry names of a ZIP's central directory; empty if the file is no ZIP. */
async function zipEntries(file: FileBytes): Promise<string[]> {
  const tailStart = Math.max(0, file.size - ZIP_TAIL);
  const tail = await file.read(tailStart, ZIP_TAIL);
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end === -1 || end + 22 > tail.length) return [];
  const count = Math.min(tail.readUInt16LE(end + 10), MOST_ZIP_ENTRIES);
  const size = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (start + size > file.size) return [];
  const directory = await file.read(start, size);
  const names: string[] = [];
  for (let at = 0; names.length < count && at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== 0x02014b50) return [];
    const nameLength = directory.readUInt16LE(at + 28);
    names.push(directory.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
}

const isZip = startsWith('PK\x03\x04');

async function isDocx(file: FileBytes): Promise<boolean> {
  if (!(await isZip(file))) return false;
  const names = await zipEntries(file);
  return names.includes('[Content_Types].xml') && names.includes('word/document.xml');
}

const ODT_TYPE = 'application/vnd.oasis.opendocument.text';

/** OpenDocument stores its `mimetype` entry first and uncompressed. */
async function isOdt(file: FileBytes): Promise<boolean> {
  if (!(await isZip(file))) return false;
  const head = await file.read(0, 30 + 256);
  const nameLength = head.readUInt16LE(26);
  const contentStart = 30 + nameLength + head.readUInt16LE(28);
  return (
    head.toString('latin1', 30, 30 + nameLength) === 'mimetype' &&
    head.toString('latin1', contentStart, contentStart + ODT_TYPE.length) === ODT_TYPE
  );
}

const isCompound = startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Spreadsheets and installers are compound files too; only a document has this stream. */
const isDoc = async (file: FileBytes) =>
  (await isCompound(file)) && (await contains(file, Buffer.from('WordDocument', 'utf16le')));

const UTF16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** Text has no zero bytes, except UTF-16, which starts with a byte order mark. */
async function isText(file: FileBytes): Promise<boolean> {
  const head = await file.read(0, 2);
  if (UTF16_MARKS.some((mark) => head.equals(Buffer.from(mark)))) return true;
  return !(await contains(file, Buffer.from([0])));
}

type Extension = 'doc' | 'docx' | 'txt' | 'rtf' | 'odt' | 'pdf' | 'jpg' | 'jpeg' | 'png';

const JPEG = { type: 'image/jpeg', fits: startsWith([0xff, 0xd8, 0xff]) };

/** Accepted file types (specification, section 5), each with a check of its content. */
const TYPES: Readonly<
  Record<Extension, { type: string; fits: (file: FileBytes) => Promise<boolean> }>
> = {
  doc: { type: 'application/msword', fits: isDoc },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: isDocx,
  },
  txt: { type: 'text/plain', fits: isText },
  rtf: { type: 'application/rtf', fits: startsWith('{\\rtf') },
  odt: { type: ODT_TYPE, fits: isOdt },
  pdf: { type: 'application/pdf', fits: startsWith('%PDF-') },
  jpg: JPEG,
  jpeg: JPEG,
  png: { type: 'image/png', fits: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
};

const isTaken = (extension: string): extension is Extension =>
  FILE_RULES.extensions.includes(extension);

/**
 * Detects the type of a file by its extension **and** its content.
 *
 * @param name Original file name.
 * @param file Its content.
 * @returns Extension and media type to store it with; undefined for an unsupported type or content
 *   that does not match the extension.
 */
export async function recogniseFile(
  name: string,
  file: FileBytes,
): Promise<{ extension: string; type: string } | undefined> {
  const extension = /\.([A-Za-z]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!isTaken(extension)) return undefined;
  const { type, fits } = TYPES[extension];
  return (await fits(file)) ? { extension, type } : undefined;
}

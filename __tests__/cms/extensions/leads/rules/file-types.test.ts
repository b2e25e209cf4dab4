/** @jest-environment node */
import { recogniseFile } from '../../../../../cms/extensions/leads/src/rules/file-types';
import { FILE_CONTENTS, zip } from '../../../../support/leads';

const bytesOf = (content: Buffer) => ({
  size: content.length,
  read: async (offset: number, length: number) => content.subarray(offset, offset + length),
});
const recognise = async (name: string, content: Buffer) =>
  (await recogniseFile(name, bytesOf(content)))?.extension;

const { pdf, exe, docx, zip: otherZip } = FILE_CONTENTS as Record<string, Buffer>;
const ODT_TYPE = 'application/vnd.oasis.opendocument.text';
const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    // Across the border of two chunks that are read.
    Buffer.alloc(64 * 1024 - 12),
    Buffer.from(stream, 'utf16le'),
  ]);
const none = Buffer.alloc(0);

describe('a file is taken by its name and its content', () => {
  it.each<[string, Buffer]>([
    ['a.pdf', pdf ?? none],
    ['A.PDF', pdf ?? none],
    ['a.b.pdf', pdf ?? none],
    ['a.docx', docx ?? none],
    ['a.odt', zip({ mimetype: ODT_TYPE, 'content.xml': '<x/>' })],
    ['a.doc', compound('WordDocument')],
    ['a.rtf', Buffer.from('{\\rtf1\\ansi Hello}')],
    ['a.txt', Buffer.from('Привіт, це моє резюме')],
    ['a.txt', Buffer.from([0xcf, 0xf0, 0xe8])],
    ['a.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Hi', 'utf16le')])],
    ['a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a.JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
  ])('%s', async (name, content) => {
    expect(await recognise(name, content)).toBe(name.split('.').at(-1)?.toLowerCase());
  });

  it.each<[string, string, Buffer]>([
    ['another type', 'a.exe', exe ?? none],
    ['no extension', 'pdf', pdf ?? none],
    ['a type of an object', 'a.constructor', pdf ?? none],
    ['a program called PDF', 'a.pdf', exe ?? none],
    ['a program called text', 'a.txt', exe ?? none],
    ['a ZIP called DOCX', 'a.docx', otherZip ?? none],
    ['a ZIP called ODT', 'a.odt', otherZip ?? none],
    ['a spreadsheet called ODT', 'a.odt', zip({ mimetype: `${ODT_TYPE}`.replace('text', 'cell') })],
    ['a spreadsheet called DOC', 'a.doc', compound('Workbook')],
    ['a PDF called picture', 'a.png', pdf ?? none],
    ['a PDF called photograph', 'a.jpeg', pdf ?? none],
    ['a picture with two endings', 'a.jpg.html', Buffer.from([0xff, 0xd8, 0xff])],
    ['a DOCX without its directory', 'a.docx', (docx ?? none).subarray(0, 100)],
    ['a DOCX that names a place beyond its end', 'a.docx', brokenZip()],
  ])('%s is refused: %s', async (_title, name, content) => {
    expect(await recognise(name, content)).toBeUndefined();
  });
});

function brokenZip(): Buffer {
  const broken = Buffer.from(docx ?? none);
  broken.writeUInt32LE(0xffffff00, broken.length - 6);
  return broken;
}

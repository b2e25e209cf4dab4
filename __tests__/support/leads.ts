import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import invalid from '../../contract/leads/invalid.json';
import valid from '../../contract/leads/valid.json';

/** A text that is too long to be written down. */
interface Repeated {
  repeat: string;
  times: number;
  end?: string;
}

export interface LeadFile {
  name: string | Repeated;
  content: string;
  bytes?: number;
}

/** An example of `contract/leads/invalid.json`. */
export interface InvalidExample {
  title: string;
  kind: string;
  change?: Record<string, string | null | Repeated>;
  files?: LeadFile[];
  extraFields?: number;
  expected: { code: string; field?: string; reason?: string };
}

/** An example of `contract/leads/valid.json`. */
export interface ValidExample {
  title: string;
  kind: string;
  fields: Record<string, string>;
  file?: LeadFile;
}

export const VALID = valid as unknown as readonly ValidExample[];
export const INVALID = invalid as unknown as readonly InvalidExample[];

const written = (text: string | Repeated): string =>
  typeof text === 'string' ? text : text.repeat.repeat(text.times) + (text.end ?? '');

/** A ZIP whose entries are stored as they are. */
export function zip(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(content.length, 22);
    local.writeUInt16LE(name.length, 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt32LE(content.length, 20);
    record.writeUInt32LE(content.length, 24);
    record.writeUInt16LE(name.length, 28);
    record.writeUInt32LE(offset, 42);
    const bytes = Buffer.concat([local, Buffer.from(name), Buffer.from(content)]);
    locals.push(bytes);
    directory.push(record, Buffer.from(name));
    offset += bytes.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

/** The kinds of content that examples name. */
export const FILE_CONTENTS: Readonly<Record<string, Buffer>> = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  exe: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
  docx: zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' }),
  zip: zip({ 'readme.txt': 'Nothing to see' }),
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0]),
  empty: Buffer.alloc(0),
};

/** The bytes of a file of an example, of exactly the size it asks for. */
export function contentOf({ content, bytes }: LeadFile): Buffer {
  const sample = FILE_CONTENTS[content];
  if (!sample) throw new Error(`There is no content called “${content}”.`);
  return bytes === undefined
    ? sample
    : Buffer.concat([sample, Buffer.alloc(bytes - sample.length)]);
}

export interface Sending {
  kind: string;
  fields: Readonly<Record<string, string | null | undefined>>;
  files?: readonly LeadFile[];
  key?: string;
  /** Address the request seems to come from; a new one where missing. */
  address?: string;
  /** Access token of the visitor who is signed in. */
  token?: string;
}

export interface LeadAnswer {
  status: number;
  headers: Headers;
  data?: { id: string; file_url?: string };
  errors?: { message: string; extensions: { code: string; field?: string; reason?: string } }[];
}

/** A phone number that no other test uses. */
export const newPhone = () => `+38067${randomInt(1_000_000, 9_999_999)}`;

/** An address that no other test uses. */
export const newAddress = () => `10.${randomInt(255)}.${randomInt(255)}.${randomInt(1, 255)}`;

/** Fields of a first valid request of a kind, with a phone of its own. */
export function fieldsFor(kind: string): Record<string, string> {
  const example = VALID.find((entry) => entry.kind === kind);
  if (!example) throw new Error(`There is no valid request of the kind “${kind}”.`);
  return { ...example.fields, phone: newPhone() };
}

/** Files of a first valid request of a kind. */
export const filesFor = (kind: string): LeadFile[] => {
  const file = VALID.find((entry) => entry.kind === kind)?.file;
  return file ? [file] : [];
};

/** Sends a form as a browser does. */
export async function sendLead(
  url: string,
  { kind, fields, files = [], key = randomUUID(), address = newAddress(), token }: Sending,
): Promise<LeadAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) form.append(name, value);
  }
  for (const file of files) {
    form.append('file', new Blob([new Uint8Array(contentOf(file))]), written(file.name));
  }
  const response = await fetch(`${url}/leads/${kind}`, {
    method: 'POST',
    body: form,
    headers: {
      'Idempotency-Key': key,
      'X-Forwarded-For': address,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
  });
  const json = (await response.json()) as Omit<LeadAnswer, 'status' | 'headers'>;
  return { status: response.status, headers: response.headers, ...json };
}

/** What to send for an example of a refusal. */
export function sendingOf({ kind, change = {}, files, extraFields = 0 }: InvalidExample): Sending {
  const changed = Object.entries(change).map(([name, value]) => [
    name,
    value === null ? null : written(value),
  ]);
  const extra = Array.from({ length: extraFields }, (_, index) => [`extra_${index}`, '1']);
  return {
    kind,
    fields: {
      ...fieldsFor(kind),
      ...(Object.fromEntries([...changed, ...extra]) as Record<string, string | null>),
    },
    files: files ?? filesFor(kind),
  };
}

/** Starts that can be booked. */
export async function freeSlotsOf(url: string): Promise<string[]> {
  const response = await fetch(`${url}/leads/slots`);
  return ((await response.json()) as { data: { slots: string[] } }).data.slots;
}

/** The mails in a folder, oldest first. */
export async function readMails(folder: string): Promise<Email[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
}

/** Asks until the answer fits; the last answer otherwise. */
export async function until<T>(
  ask: () => Promise<T>,
  fits: (value: T) => boolean,
  ms = 20_000,
): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const value = await ask();
    if (fits(value) || Date.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

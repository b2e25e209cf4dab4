import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { IDS } from '../../../../access/ids';
import type { Host } from '../host';
import { TEMP_PREFIX, type ReceivedFile } from '../http/read-body';
import type { FileBytes } from '../rules/file-types';
import { forSpreadsheet } from '../rules/text';
import type { LeadRow } from './leads';

/** Reads parts of a received file. */
export async function withBytes<T>(
  file: ReceivedFile,
  look: (bytes: FileBytes) => Promise<T>,
): Promise<T> {
  const handle = await open(file.path, 'r');
  try {
    return await look({
      size: file.bytes,
      read: async (offset, length) => {
        const buffer = Buffer.alloc(Math.max(0, Math.min(length, file.bytes - offset)));
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, offset);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}

async function filesService({ services, database, getSchema }: Host) {
  return new services.FilesService({
    schema: await getSchema(),
    knex: database,
    accountability: null,
  });
}

/**
 * Moves a received file into the library, into the folder of the requests, under a random name.
 *
 * @returns Its id.
 */
export async function storeFile(
  host: Host,
  file: ReceivedFile,
  { extension, type }: { extension: string; type: string },
): Promise<string> {
  const files = await filesService(host);
  return files.uploadOne(
    createReadStream(file.path),
    {
      folder: IDS.leadsFolder,
      title: forSpreadsheet(file.name),
      // What a person who opens it gets: the visitor's name stays a text of the request.
      filename_download: `attachment.${extension}`,
      type,
    },
    undefined,
    // A visitor's file is no content: no rebuild of the site, nobody told.
    { emitEvents: false },
  );
}

/** Removes files of the library, rows and bytes. */
export async function deleteFiles(host: Host, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const files = await filesService(host);
  await files.deleteMany(ids, { emitEvents: false });
}

/** SQLite keeps this column as UTC text without a zone, or as a number; PostgreSQL as a date. */
function millisecondsOf(created: unknown): number {
  if (typeof created === 'number') return created;
  if (created instanceof Date) return created.getTime();
  return new Date(`${String(created).replace(' ', 'T').replace(/Z$/, '')}Z`).getTime();
}

/**
 * Removes files of the requests' folder that belong to none: what a process that was killed
 * between the file and its row has left.
 *
 * @param olderThan Milliseconds since 1970: younger ones may be between file and row just now.
 * @returns How many went.
 */
export async function sweepOrphans(host: Host, olderThan: number): Promise<number> {
  const unowned: { id: string; created_on: unknown }[] = await host
    .database('directus_files')
    .select('directus_files.id', 'directus_files.created_on')
    .leftJoin('leads', 'leads.file', 'directus_files.id')
    .where('directus_files.folder', IDS.leadsFolder)
    .whereNull('leads.id');
  const orphans = unowned.filter(({ created_on }) => millisecondsOf(created_on) < olderThan);
  await deleteFiles(
    host,
    orphans.map(({ id }) => id),
  );
  return orphans.length;
}

/** Empties the folder of half-received files; nothing is on its way when a process starts. */
export async function prepareTempDir(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const names = await readdir(dir);
  for (const name of names.filter((entry) => entry.startsWith(TEMP_PREFIX))) {
    await rm(join(dir, name), { force: true });
  }
}

/** Files of requests, for those that are about to be erased. */
export async function filesOfLeads(host: Host, ids: readonly string[]): Promise<string[]> {
  const rows = await host
    .database<LeadRow>('leads')
    .select('file')
    .whereIn('id', [...ids])
    .whereNotNull('file');
  return rows.map(({ file }) => String(file));
}

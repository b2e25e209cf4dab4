import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IDS } from '../../../../access/ids';
import type { Host } from '../host';
import { TEMP_PREFIX, type ReceivedFile } from '../http/read-body';
import type { FileBytes } from '../rules/file-types';
import { forSpreadsheet } from '../rules/text';
import { errorName, retryOnBusy } from './database-errors';
import type { LeadRow } from './leads';

/** Opens a received file for random access. */
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

/**
 * Moves a received file into the library, into the requests' folder, under a random name. The row
 * has that name before the first byte is written: Directus would set it afterwards, and a crash in
 * between would orphan the bytes.
 *
 * @returns Its id.
 */
export async function storeFile(
  host: Host,
  file: ReceivedFile,
  { extension, type }: { extension: string; type: string },
): Promise<string> {
  const files = new host.services.FilesService({
    schema: await host.getSchema(),
    knex: host.database,
    accountability: null,
  });
  const id = randomUUID();
  return files.uploadOne(
    createReadStream(file.path),
    {
      id,
      filename_disk: `${id}.${extension}`,
      folder: IDS.leadsFolder,
      title: forSpreadsheet(file.name),
      // Name of the download; the visitor's file name is a column of the request only.
      filename_download: `attachment.${extension}`,
      type,
    },
    undefined,
    // No events: a visitor's file is no content and must not queue a build.
    { emitEvents: false },
  );
}

/**
 * Deletes a file of the library. Directus deletes the row before the bytes; in a transaction the
 * row is gone only after the bytes, so that a crash in between orphans nothing.
 */
async function deleteFile(host: Host, id: string): Promise<void> {
  // Before the transaction, which holds SQLite's only connection.
  const schema = await host.getSchema();
  await host.database.transaction(async (transaction) => {
    // Directus looks the bytes up by this name and fails without it; an aborted upload may have
    // none.
    await transaction('directus_files')
      .where({ id })
      .whereNull('filename_disk')
      .update({ filename_disk: id });
    const service = { schema, knex: transaction, accountability: null };
    const files = new host.services.FilesService(service);
    await files.deleteMany([id], { emitEvents: false });
  });
}

/**
 * Deletes files of the library, rows and bytes; a failure does not stop the others.
 *
 * @returns Ids of the files that could not be deleted.
 */
export async function deleteFiles(host: Host, ids: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const id of ids) {
    try {
      await retryOnBusy(() => deleteFile(host, id));
    } catch (error) {
      left.push(id);
      host.logger.error(`leads: the file ${id} could not be removed (${errorName(error)}).`);
    }
  }
  return left;
}

/** SQLite stores this column as UTC text without a zone, or as a number; PostgreSQL as a date. */
function millisecondsOf(created: unknown): number {
  if (typeof created === 'number') return created;
  if (created instanceof Date) return created.getTime();
  return new Date(`${String(created).replace(' ', 'T').replace(/Z$/, '')}Z`).getTime();
}

/**
 * Deletes orphaned files of the requests' folder: a process was killed between storing file and
 * row.
 *
 * @param olderThan Milliseconds since 1970; the row of a younger file may be about to be stored.
 * @returns Number of deleted files.
 */
export async function sweepOrphans(host: Host, olderThan: number): Promise<number> {
  const unowned: { id: string; created_on: unknown }[] = await host
    .database('directus_files')
    .select('directus_files.id', 'directus_files.created_on')
    .leftJoin('leads', 'leads.file', 'directus_files.id')
    .where('directus_files.folder', IDS.leadsFolder)
    .whereNull('leads.id');
  const orphans = unowned.filter(({ created_on }) => millisecondsOf(created_on) < olderThan);
  const left = await deleteFiles(
    host,
    orphans.map(({ id }) => id),
  );
  return orphans.length - left.length;
}

/**
 * Makes the folder of temporary uploads, and removes what a killed process left in it.
 *
 * @param olderThan Milliseconds since 1970; a younger file may still be received.
 */
export async function prepareTempDir(dir: string, olderThan: number): Promise<void> {
  await mkdir(dir, { recursive: true });
  const names = await readdir(dir);
  for (const name of names.filter((entry) => entry.startsWith(TEMP_PREFIX))) {
    const file = join(dir, name);
    const modified = await stat(file).catch(() => undefined);
    if (modified !== undefined && modified.mtimeMs <= olderThan) await rm(file, { force: true });
  }
}

/** Files of requests by request, for those that are about to be erased. */
export async function filesOfLeads(
  host: Host,
  ids: readonly string[],
): Promise<{ id: string; file: string }[]> {
  const rows = await host
    .database<LeadRow>('leads')
    .select('id', 'file')
    .whereIn('id', [...ids])
    .whereNotNull('file');
  return rows.map(({ id, file }) => ({ id, file: String(file) }));
}

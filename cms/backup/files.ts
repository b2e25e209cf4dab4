import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DriverS3, type DriverS3Config } from '@directus/storage-driver-s3';
import { BackupError } from './errors';
import { settingsOf } from './settings-of';

/** Files on their way in; moved to their names in the end. */
const ARRIVING = '.restoring';
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** A storage location of Directus. */
export interface FileStore {
  location: string;
  where: string;
  /** Size of a file in bytes; undefined if it is missing. */
  size(name: string): Promise<number | undefined>;
  read(name: string): Promise<Readable>;
  isEmpty(): Promise<boolean>;
  /** Takes a file that appears under its name with `finish`. */
  write(name: string, content: Readable): Promise<void>;
  finish(): Promise<void>;
  /** Removes what was written, whether finished or not. */
  undo(): Promise<void>;
}

/** Refuses a name that leads out of its folder: archives come from outside. */
export function checkedName(name: string): string {
  const steps = name.split('/');
  if (name === '' || steps.some((step) => step === '' || step === '.' || step === '..')) {
    throw new BackupError(`The archive has a file with the name “${name}”, which no upload has.`);
  }
  return name;
}

function localStore(location: string, root: string): FileStore {
  const arriving = path.join(root, ARRIVING);
  const names: string[] = [];
  const sizeOf = (name: string) =>
    statSync(path.join(root, checkedName(name)), { throwIfNoEntry: false })?.size;
  return {
    location,
    where: root,
    size: (name) => Promise.resolve(sizeOf(name)),
    read: (name) => Promise.resolve(createReadStream(path.join(root, checkedName(name)))),
    isEmpty: () =>
      Promise.resolve(
        !existsSync(root) ||
          readdirSync(root).every((name) => name === ARRIVING || name === 'lost+found'),
      ),
    write: async (name, content) => {
      const file = path.join(arriving, checkedName(name));
      mkdirSync(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
      await pipeline(content, createWriteStream(file, { mode: PRIVATE_FILE, flush: true }));
      names.push(name);
    },
    finish: () => {
      for (const name of names) {
        const file = path.join(root, name);
        mkdirSync(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
        renameSync(path.join(arriving, name), file);
      }
      rmSync(arriving, { recursive: true, force: true });
      return Promise.resolve();
    },
    undo: () => {
      rmSync(arriving, { recursive: true, force: true });
      for (const name of names) rmSync(path.join(root, name), { force: true });
      return Promise.resolve();
    },
  };
}

function bucketStore(location: string, config: DriverS3Config): FileStore {
  const driver = new DriverS3(config);
  const written: string[] = [];
  return {
    location,
    where: `s3://${config.bucket}/${config.root ?? ''}`,
    size: async (name) =>
      (await driver.exists(name)) ? (await driver.stat(name)).size : undefined,
    read: (name) => driver.read(name),
    isEmpty: async () => {
      for await (const _name of driver.list('')) return false;
      return true;
    },
    write: async (name, content) => {
      await driver.write(checkedName(name), content);
      written.push(name);
    },
    finish: () => Promise.resolve(),
    undo: async () => {
      for (const name of written) await driver.delete(name);
    },
  };
}

/**
 * Opens the storage locations of Directus; the first is the one that new files go to.
 *
 * @throws BackupError for a driver that backups do not know
 */
export function openFileStores(vars: Readonly<Record<string, string>>): FileStore[] {
  const locations = (vars.STORAGE_LOCATIONS ?? 'local').split(',').map((name) => name.trim());
  return locations.map((location) => {
    const prefix = `STORAGE_${location.toUpperCase()}_`;
    const { driver, ...options } = settingsOf(vars, prefix);
    if (driver === 'local') return localStore(location, String(options.root));
    if (driver === 's3') return bucketStore(location, options as unknown as DriverS3Config);
    throw new BackupError(
      `${prefix}DRIVER is ${String(driver)}: backups know files of the drivers local and s3 alone.`,
    );
  });
}

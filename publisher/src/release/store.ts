import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pointLink } from './link';
import { compare, isIdentity, isImmutable, scan, type FileStamp } from './files';

interface Carried {
  /** Time since when no page needs the file, Unix milliseconds. */
  since: number;
  /** Number of releases since then. */
  releases: number;
}

/** Files are kept for open tabs for a week, regardless of the number of releases, milliseconds. */
const CARRIED_MS = 7 * 24 * 3600 * 1000;

/** Metadata of a release, stored beside its folder. */
interface Index {
  id: string;
  /** Unix time, milliseconds. */
  created: number;
  /** Size of the files not shared with the previous release, bytes. */
  size: number;
  /** State of the builder's files when they were copied. */
  files: Record<string, FileStamp>;
  /** Files of earlier releases that open tabs may still request. */
  carried: Record<string, Carried>;
}

/** A release cannot be created or restored; the live one stays unchanged. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** A complete release that is not live yet. */
export interface Staged {
  id: string;
  directory: string;
  /** Every file, by path below the folder. */
  files: ReadonlySet<string>;
  /** New files, and files whose content differs from the live release's. */
  changed: string[];
  removed: string[];
}

/** Whether a release differs from the live one in more than its build id. */
export const isNews = ({ changed, removed }: Staged): boolean =>
  [...changed, ...removed].some((name) => !isIdentity(name));

export interface ReleaseStore {
  /** Id of the live release; undefined before the first. */
  current(): string | undefined;
  /** Time the live release was made, Unix milliseconds; undefined before the first. */
  liveSince(): number | undefined;
  /** Folder of the live release. */
  directory(id: string): string;
  /** Ids of the kept releases, newest first. */
  list(): string[];
  /**
   * Stages a release of a built site beside the live one. Unchanged files are hard links to the
   * live release's. One process at a time may call it.
   *
   * @param id - the build's id, of letters, digits and `-`
   * @param built - Gatsby's output folder
   * @throws the error of the disk; no partial release is left behind
   */
  stage(id: string, built: string): Staged;
  /** Makes a staged release live, atomically. */
  publish(staged: Staged): void;
  /** Deletes releases beyond the retention, and incomplete ones. */
  prune(): void;
  discard(staged: Staged): void;
  /**
   * Makes a kept release live again.
   *
   * @throws ReleaseError if it is not kept any more
   */
  rollback(id: string): void;
}

/** Name of the symbolic link to the live release. */
export const CURRENT = 'current';
const STAGING = '.staging-';
const INDEX = '.json';

/** Whether a text is a valid release id, which is also a folder name. */
export const isReleaseId = (id: string): boolean => /^[\w-]+$/.test(id);

export interface ReleaseStoreOptions {
  /** Folder of all releases. */
  directory: string;
  /** Number of kept releases, the live one included; hashed files stay available as long. */
  keep: number;
  /** Maximum total size, bytes; the live release and the previous one are kept in any case. */
  maxSize?: number;
}

/** Minimum number of kept releases, at any size. */
const ALWAYS_KEPT = 2;

/**
 * Creates the release store: releases are folders, the live one is a symbolic link. Switching is
 * atomic: a web server that serves the link sees either the old or the new release.
 */
export function createReleaseStore({
  directory,
  keep,
  maxSize = Infinity,
}: ReleaseStoreOptions): ReleaseStore {
  mkdirSync(directory, { recursive: true });
  const link = path.join(directory, CURRENT);
  const folderOf = (id: string) => path.join(directory, id);
  const indexFile = (id: string) => path.join(directory, id + INDEX);
  const known = new Map<string, Index>();
  /** undefined for a folder without a complete release. */
  const readIndex = (id: string): Index | undefined => {
    const index = known.get(id) ?? parseIndex(indexFile(id));
    if (index) known.set(id, index);
    return index;
  };

  const current = (): string | undefined => {
    const isThere = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink();
    const id = isThere ? path.basename(readlinkSync(link)) : undefined;
    return id !== undefined && existsSync(folderOf(id)) ? id : undefined;
  };
  const kept = (): Index[] =>
    readdirSync(directory)
      .filter((name) => name.endsWith(INDEX))
      .map((name) => name.slice(0, -INDEX.length))
      .filter((id) => existsSync(folderOf(id)))
      .flatMap((id) => readIndex(id) ?? [])
      .sort((a, b) => b.created - a.created);
  const list = (): string[] => kept().map(({ id }) => id);
  // Folders without metadata were left by a killed process or another version.
  const prune = () => {
    const live = current();
    let taken = 0;
    const stay = kept().filter(({ id, size }, place) => {
      taken += size;
      return id === live || place < ALWAYS_KEPT || (place < keep && taken <= maxSize);
    });
    const names = new Set([CURRENT, live, ...stay.flatMap(({ id }) => [id, id + INDEX])]);
    for (const name of readdirSync(directory)) {
      if (names.has(name) || name.startsWith('.')) continue;
      known.delete(name);
      rmSync(path.join(directory, name), { recursive: true, force: true });
    }
  };
  const staged = new Map<string, Index>();

  const fill = (id: string, built: string, target: string): Staged => {
    const live = current();
    const before = live === undefined ? undefined : readIndex(live);
    const base = live === undefined ? '' : folderOf(live);
    const now = scan(built);
    const { touched, removed } = compare(new Map(Object.entries(before?.files ?? {})), now);
    const isTouched = new Set(touched);
    const made = new Set<string>();
    const place = (name: string) => {
      const file = path.join(target, name);
      const folder = path.dirname(file);
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      return file;
    };
    const changed: string[] = [];
    let size = 0;
    for (const [name, stamp] of now) {
      const source = path.join(built, name);
      const old = path.join(base, name);
      const isSame = base !== '' && (!isTouched.has(name) || sameContent(source, old, stamp.size));
      if (!isSame || !share(old, place(name))) {
        copyFileSync(source, place(name), constants.COPYFILE_FICLONE);
        changed.push(name);
        size += stamp.size;
      }
    }
    const carried: Index['carried'] = {};
    const leaving = { ...before?.carried };
    for (const name of removed) {
      if (isImmutable(name)) leaving[name] = { since: Date.now(), releases: 0 };
    }
    for (const [name, { since, releases }] of Object.entries(leaving)) {
      const isOver = releases >= keep && Date.now() - since > CARRIED_MS;
      if (isOver || now.has(name) || !share(path.join(base, name), place(name))) continue;
      carried[name] = { since, releases: releases + 1 };
    }
    const newest = kept()[0]?.created ?? 0;
    // Later than all others, even if the clock was set back.
    const created = Math.max(Date.now(), newest + 1);
    staged.set(id, { id, created, size, files: Object.fromEntries(now), carried });
    const files = new Set([...now.keys(), ...Object.keys(carried)]);
    return { id, directory: target, files, changed, removed };
  };

  return {
    current,
    liveSince: () => readIndex(current() ?? '')?.created,
    directory: folderOf,
    list,
    stage: (id, built) => {
      if (!isReleaseId(id)) throw new ReleaseError(`${id} is no name for a release.`);
      // Remains of a killed process.
      for (const name of readdirSync(directory)) {
        if (name.startsWith(STAGING)) rmSync(path.join(directory, name), { recursive: true });
      }
      const target = path.join(directory, STAGING + id);
      try {
        return fill(id, built, target);
      } catch (error) {
        rmSync(target, { recursive: true, force: true });
        throw error;
      }
    },
    publish: ({ id, directory: target }) => {
      const index = staged.get(id);
      if (!index || id === current()) throw new ReleaseError(`The build ${id} cannot go live.`);
      writeFileSync(indexFile(id), JSON.stringify(index));
      known.set(id, index);
      staged.delete(id);
      rmSync(folderOf(id), { recursive: true, force: true });
      renameSync(target, folderOf(id));
      pointLink(link, id);
    },
    prune,
    discard: ({ id, directory: target }) => {
      staged.delete(id);
      rmSync(target, { recursive: true, force: true });
    },
    rollback: (id) => {
      if (!list().includes(id)) throw new ReleaseError(`The build ${id} is not kept any more.`);
      pointLink(link, id);
    },
  };
}

/**
 * Shares a file by hard link, which keeps its modification time for conditional requests.
 *
 * @returns whether the file existed; it is copied if the disk does not support hard links
 */
function share(source: string, target: string): boolean {
  try {
    linkSync(source, target);
  } catch {
    if (!existsSync(source)) return false;
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
  return true;
}

function sameContent(file: string, other: string, size: number): boolean {
  const stats = lstatSync(other, { throwIfNoEntry: false });
  return (
    stats?.isFile() === true &&
    stats.size === size &&
    readFileSync(file).equals(readFileSync(other))
  );
}

function parseIndex(file: string): Index | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Index;
  } catch {
    return undefined;
  }
}

import { constants } from 'node:fs';
import {
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { LATEST_BUILD_PATH, parseLatestBuild } from '../../src/domain/update-check';

/** Folder of the releases, one for each build that was published. */
export const RELEASES = 'releases';
/** Link to the release that is served. */
const CURRENT = 'current';
/** What `npm run build` promises: a link to the current release. */
const PUBLIC = 'public';
const PARTIAL = '.partial';
/** Releases that stay, the current one included. */
const KEPT = 3;
/** Files looked at side by side. */
const PARALLEL = 32;

/** What Gatsby keeps beside the site for its next build, and what only developers read. */
const NOT_PUBLISHED = [
  /\.map$/,
  /^webpack\.stats\.json$/,
  /^chunk-map\.json$/,
  /^_gatsby\/slices\//,
] as const;

/** Whether a file of Gatsby's `public` folder is for visitors. */
export const isPublished = (file: string) => !NOT_PUBLISHED.some((pattern) => pattern.test(file));

/** Where a project keeps what it serves. */
export const releasePaths = (root: string) => ({
  releases: path.join(root, RELEASES),
  current: path.join(root, RELEASES, CURRENT),
  public: path.join(root, PUBLIC),
});

/** The id of the build in a folder, from its manifest; nothing where there is none. */
export async function buildIdOf(directory: string): Promise<string | undefined> {
  const text = await readFile(path.join(directory, LATEST_BUILD_PATH), 'utf8').catch(() => '');
  try {
    return parseLatestBuild(JSON.parse(text))?.id;
  } catch {
    return undefined;
  }
}

/**
 * Makes a built site the one that is served. It is copied beside the current one and switched to in
 * one step: at any moment `public` is a whole site, of before or of after.
 *
 * @param root - the project
 * @param built - folder of the built site, with its manifest
 * @returns the build's id
 * @throws Error where the folder has no manifest or the disk refuses; then nothing has changed
 */
export async function publishRelease(root: string, built: string): Promise<string> {
  const { releases, current } = releasePaths(root);
  const id = await buildIdOf(built);
  if (!id || path.basename(id) !== id) throw new Error(`There is no build manifest in ${built}`);
  await removePartials(releases);
  const staging = path.join(releases, id + PARTIAL);
  const previous = await readlink(current).catch(() => undefined);
  try {
    await copySite(built, staging, previous && path.join(releases, previous));
    await rm(path.join(releases, id), { recursive: true, force: true });
    await rename(staging, path.join(releases, id));
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  await pointLink(current, id);
  await linkPublic(root);
  await removeOld(releases, [id, previous]);
  return id;
}

/**
 * Makes `public` the link to the current release, where it is not: after a first build, after
 * `gatsby develop`, after a kill between two steps. Without a release, and while `gatsby develop` has
 * it, nothing happens.
 */
export async function linkPublic(root: string): Promise<void> {
  const paths = releasePaths(root);
  if (!(await exists(paths.current)) || (await isDeveloping(root))) return;
  await pointLink(paths.public, path.join(RELEASES, CURRENT));
}

/** Folder of the site to serve: the current release, or a `public` that somebody put there. */
export async function servedDirectory(root: string): Promise<string> {
  const paths = releasePaths(root);
  const stats = await lstat(paths.public).catch(() => undefined);
  return stats?.isDirectory() || !(await exists(paths.current)) ? paths.public : paths.current;
}

const developPaths = (root: string) => ({
  lock: path.join(root, '.run/develop.lock'),
  public: path.join(root, '.run/develop-public'),
});

const isDeveloping = (root: string) => {
  const { lock } = developPaths(root);
  return lockfile.check(lock, { lockfilePath: lock, realpath: false });
};

/**
 * Gives `gatsby develop`, which works in the project itself, a `public` of its own, so that it does
 * not write into a release.
 *
 * @returns makes `public` the link to the current release again
 */
export async function lendPublic(root: string): Promise<() => Promise<void>> {
  const { lock, public: folder } = developPaths(root);
  await mkdir(folder, { recursive: true });
  const release = await lockfile.lock(lock, { lockfilePath: lock, realpath: false });
  const paths = releasePaths(root);
  const stats = await lstat(paths.public).catch(() => undefined);
  if (!stats?.isDirectory()) await pointLink(paths.public, path.relative(root, folder));
  return async () => {
    await release();
    await linkPublic(root);
  };
}

/**
 * Points a link somewhere else in one step. A folder that stands in its place is removed.
 *
 * @param target - relative to the link's folder
 */
export async function pointLink(file: string, target: string): Promise<void> {
  if ((await readlink(file).catch(() => undefined)) === target) return;
  const temporary = `${file}.${process.pid}${PARTIAL}`;
  await rm(temporary, { recursive: true, force: true });
  await symlink(target, temporary, 'dir');
  const stats = await lstat(file).catch(() => undefined);
  if (stats?.isDirectory()) {
    const replaced = `${file}.${process.pid}.replaced`;
    await rename(file, replaced);
    await rename(temporary, file);
    await rm(replaced, { recursive: true, force: true });
  } else {
    await rename(temporary, file);
  }
}

const exists = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  );

/**
 * Copies the published files of a site. What equals the release before becomes a link to it: it
 * takes no room, and keeps the time that browsers ask by. Files are never shared with the folder
 * Gatsby works in, since it writes into them.
 */
async function copySite(from: string, to: string, previous: string | undefined): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
    .filter((file) => isPublished(file.split(path.sep).join('/')));
  await mkdir(to, { recursive: true });
  for (const folder of new Set(files.map((file) => path.dirname(path.join(to, file))))) {
    await mkdir(folder, { recursive: true });
  }
  for (let start = 0; start < files.length; start += PARALLEL) {
    // All of them end before an error is told: what is half copied is removed then.
    const outcomes = await Promise.allSettled(
      files.slice(start, start + PARALLEL).map(async (file) => {
        const [source, target] = [path.join(from, file), path.join(to, file)];
        const before = previous && path.join(previous, file);
        if (before && (await isSame(source, before)) && (await tryLink(before, target))) return;
        await copyFile(source, target, constants.COPYFILE_FICLONE);
      }),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((file) => lstat(file).catch(() => undefined)));
  if (!a || !b?.isFile() || a.size !== b.size) return false;
  const [left, right] = await Promise.all([readFile(one), readFile(other)]);
  return left.equals(right);
}

/** Not every disk knows hard links. */
const tryLink = (source: string, target: string) =>
  link(source, target).then(
    () => true,
    () => false,
  );

async function removePartials(releases: string): Promise<void> {
  await mkdir(releases, { recursive: true });
  for (const name of await readdir(releases)) {
    if (name.endsWith(PARTIAL)) {
      await rm(path.join(releases, name), { recursive: true, force: true });
    }
  }
}

async function removeOld(releases: string, keep: readonly (string | undefined)[]): Promise<void> {
  const names = (await readdir(releases)).filter((name) => name !== CURRENT);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, made: (await lstat(path.join(releases, name))).ctimeMs })),
  );
  const old = dated.sort((a, b) => b.made - a.made).slice(KEPT);
  for (const { name } of old) {
    if (!keep.includes(name)) await rm(path.join(releases, name), { recursive: true, force: true });
  }
}

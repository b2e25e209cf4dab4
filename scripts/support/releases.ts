import { lstat, mkdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { readReleaseEnv, type ReleaseEnv } from '../../publisher/src/env';
import { pointLink } from '../../publisher/src/release/link';
import { CURRENT, createReleaseStore, isReleaseId } from '../../publisher/src/release/store';
import { LATEST_BUILD_PATH, parseLatestBuild } from '../../src/domain/update-check';
import { completeForNginx } from './nginx-release';
import { readSiteEnv } from './site-env';

/** Folder of the releases. */
export const RELEASES = 'releases';
/** What `npm run build` promises: a link to the current release. */
const PUBLIC = 'public';

/** Paths of a project's served site. */
export const releasePaths = (root: string) => ({
  releases: path.join(root, RELEASES),
  current: path.join(root, RELEASES, CURRENT),
  public: path.join(root, PUBLIC),
});

/** What completes a release for the configured web server; undefined if it reads the site as it is. */
export const completeFor = ({ server }: Pick<ReleaseEnv, 'server'>) =>
  server === 'nginx' ? completeForNginx : undefined;

/** Id of the live release; undefined before the first. */
export async function currentRelease(root: string): Promise<string | undefined> {
  const { current } = releasePaths(root);
  return (await exists(path.join(current, 'index.html'))) ? readlink(current) : undefined;
}

/** Build id of a folder, from its manifest; undefined if there is none. */
export async function buildIdOf(directory: string): Promise<string | undefined> {
  const text = await readFile(path.join(directory, LATEST_BUILD_PATH), 'utf8').catch(() => '');
  try {
    return parseLatestBuild(JSON.parse(text))?.id;
  } catch {
    return undefined;
  }
}

/**
 * Publishes a built site atomically: at any moment `public` is a complete site, the old or the new
 * one.
 *
 * @param root - the project
 * @param built - folder of the built site, with its manifest
 * @returns the build's id
 * @throws Error if the folder has no manifest or the disk fails, EnvironmentError naming a
 *   variable; then nothing has changed
 */
export async function publishRelease(root: string, built: string): Promise<string> {
  const id = await buildIdOf(built);
  if (!id || !isReleaseId(id)) throw new Error(`There is no build manifest in ${built}`);
  const env = readReleaseEnv(readSiteEnv());
  const { keep, maxSize } = env;
  const store = createReleaseStore({ directory: releasePaths(root).releases, keep, maxSize });
  const live = store.current();
  const staged = store.stage(id, built);
  await completeFor(env)?.(staged, live && store.directory(live));
  store.publish(staged);
  await linkPublic(root);
  store.prune();
  return id;
}

/**
 * Restores `public` as the link to the current release: after a first build, after `gatsby
 * develop`, or after a crash between two steps. A no-op without a release, and while `gatsby
 * develop` uses `public`.
 */
export async function linkPublic(root: string): Promise<void> {
  const paths = releasePaths(root);
  if (!(await exists(paths.current)) || (await isDeveloping(root))) return;
  pointLink(paths.public, path.join(RELEASES, CURRENT));
}

/** Folder of the site to serve: the current release, or an existing `public` folder. */
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
 * Replaces the link `public` by a folder for `gatsby develop`, which would write into the release
 * otherwise.
 *
 * @returns a function that makes `public` the link to the current release again
 */
export async function detachPublic(root: string): Promise<() => Promise<void>> {
  const { lock, public: folder } = developPaths(root);
  await mkdir(folder, { recursive: true });
  const release = await lockfile.lock(lock, { lockfilePath: lock, realpath: false });
  const paths = releasePaths(root);
  const stats = await lstat(paths.public).catch(() => undefined);
  if (!stats?.isDirectory()) pointLink(paths.public, path.relative(root, folder));
  return async () => {
    await release();
    await linkPublic(root);
  };
}

const exists = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  );

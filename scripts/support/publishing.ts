import path from 'node:path';
import { cmsDirectory } from '../../cms/scripts/paths';
import { readPreviewEnv, readReleaseEnv } from '../../publisher/src/env';
import { startPreview, type Preview } from '../../publisher/src/preview/preview';
import type { ReleaseOptions } from '../../publisher/src/service';
import { gatsbyEnv } from './build-site';
import { findChromium } from './chromium';
import { codeVersion } from './code-version';
import { cacheControl } from './host-headers';
import type { LocalCms } from './local-cms';
import { completeFor, linkPublic, releasePaths } from './releases';
import { ROOT } from './root';
import { readSiteEnv } from './site-env';
import { startStaticServer } from './static-server';
import { openWorkspace, type Workspace } from './workspace';

/** The project's dependencies of builds and releases. */
export interface Publishing {
  options: ReleaseOptions;
  workspace: Workspace;
}

/**
 * The environment of a publisher for the project's own Directus.
 *
 * @param siteEnv - the environment of the site
 */
export function publisherEnv(
  siteEnv: Readonly<Record<string, string | undefined>>,
  { env }: LocalCms,
): NodeJS.ProcessEnv {
  return {
    ...siteEnv,
    DIRECTUS_URL: env.publicUrl,
    PUBLISHER_TOKEN: env.publisherToken,
    PUBLISHER_SECRET: env.publisherSecret,
    PUBLISHER_PORT: String(env.publisherPort),
    PREVIEW_TOKEN: env.previewToken,
    PREVIEW_PORT: String(env.previewPort),
    PREVIEW_URL: env.previewUrl,
  } as NodeJS.ProcessEnv;
}

/**
 * Reads the settings of builds and releases, and opens the build folder.
 *
 * @param log - gets lines for the person at the terminal
 * @param onLive - called after the live release has changed
 * @throws EnvironmentError naming a variable, LeaseError if another build runs
 */
export async function openPublishing(
  log: (line: string) => void,
  onLive: () => void = () => undefined,
): Promise<Publishing> {
  const given = readSiteEnv();
  const siteEnv = gatsbyEnv(given);
  const env = readReleaseEnv(given);
  // The lease was lost: another process builds in the same folder, or writes to the same releases.
  const onLost = () => {
    log('Another publisher took over: this one ends.');
    process.exit(1);
  };
  const workspace = await openWorkspace(ROOT, { onLost, log });
  await linkPublic(ROOT);
  const executable = env.chromium ?? findChromium();
  const serve = (directory: string) => startStaticServer({ directory, port: 0 });
  const options: ReleaseOptions = {
    env,
    browser: executable === undefined ? undefined : { executable, serve, log },
    workspace,
    builderProgram: path.join(cmsDirectory(), '../publisher/src/builder/resident.ts'),
    releasesDirectory: releasePaths(ROOT).releases,
    siteEnv,
    log,
    codeVersion,
    cacheControl,
    complete: completeFor(env),
    onLive: () => void linkPublic(ROOT).then(onLive),
    onLost,
  };
  return { options, workspace };
}

/**
 * Starts the preview of drafts, in a build folder of its own.
 *
 * @param options - dependencies of builds and releases
 * @param log - gets lines for the person at the terminal
 * @returns undefined if no token is configured for it
 * @throws EnvironmentError naming a variable, LeaseError if another preview runs
 */
export async function openPreview(
  { siteEnv, builderProgram }: ReleaseOptions,
  log: (line: string) => void,
): Promise<Preview | undefined> {
  const env = readPreviewEnv(readSiteEnv());
  if (env === undefined) return undefined;
  const workspace = await openWorkspace(ROOT, {
    name: 'preview',
    log,
    onLost: () => {
      log('Another preview took over: this one ends.');
      process.exit(1);
    },
  });
  const preview = await startPreview({
    env,
    workspace,
    builderProgram,
    siteEnv,
    codeVersion,
    log,
  });
  return {
    ...preview,
    stop: async () => {
      await preview.stop();
      await workspace.close();
    },
  };
}

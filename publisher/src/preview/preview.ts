import path from 'node:path';
import { createBuilder, type BuilderOptions, type BuilderWorkspace } from '../builder/builder';
import type { PreviewEnv } from '../env';
import { servePreview } from './server';
import { createPreviewSite } from './site';

export interface PreviewOptions extends Pick<BuilderOptions, 'codeVersion'> {
  env: PreviewEnv;
  /** Build folder of the preview, separate from the site's. */
  workspace: BuilderWorkspace;
  /** Module of the builder, `builder/resident.ts`; the pages' script is beside it. */
  builderProgram: string;
  /** Environment of the site's build, which the preview overrides in part. */
  siteEnv: Readonly<Record<string, string | undefined>>;
  log: (line: string) => void;
}

export interface Preview {
  /** Port it listens on. */
  port: number;
  /** Call when saved or unsaved content has changed. */
  changed(): void;
  stop(): Promise<void>;
}

/**
 * Build environment of the preview: drafts included, no tracking.
 *
 * @param siteEnv - the environment of the site
 */
export const previewSiteEnv = (
  siteEnv: Readonly<Record<string, string | undefined>>,
  token: string,
): Record<string, string | undefined> => ({
  ...siteEnv,
  DIRECTUS_TOKEN: token,
  DIRECTUS_PREVIEW: 'true',
  GATSBY_GTM_ID: '',
  GATSBY_RECAPTCHA_SITE_KEY: '',
});

/**
 * Starts the preview: a server for editors, and lazily, on the first request, a builder.
 *
 * @throws an error with code `EADDRINUSE` if the port is in use
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { env, workspace, builderProgram, log } = options;
  const site = createPreviewSite({
    builder: createBuilder({
      workspace,
      program: builderProgram,
      execArgv: process.execArgv,
      env: previewSiteEnv(options.siteEnv, env.token),
      limits: env.limits,
      maxMemory: env.maxMemory,
      codeVersion: options.codeVersion,
    }),
    idle: env.idle,
    log,
  });
  const server = await servePreview({
    host: env.host,
    port: env.port,
    secret: env.secret,
    directusUrl: env.directusUrl,
    previewUrl: env.url,
    siteDirectory: workspace.directory,
    barScript: path.join(builderProgram, '../../preview/bar.js'),
    site,
  });
  return {
    port: server.port,
    changed: site.changed,
    stop: async () => {
      await server.close();
      await site.stop();
    },
  };
}

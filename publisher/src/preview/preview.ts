import path from 'node:path';
import { createBuilder, type BuilderOptions, type BuilderWorkspace } from '../builder/builder';
import type { PreviewEnv } from '../env';
import { servePreview } from './server';
import { createPreviewSite } from './site';

export interface PreviewOptions extends Pick<BuilderOptions, 'codeVersion'> {
  env: PreviewEnv;
  /** Folder that the preview is built in: one of its own. */
  workspace: BuilderWorkspace;
  /** The program of the builder, `builder/resident.ts`; the script of the pages lies beside it. */
  builderProgram: string;
  /** Environment of the site's build; the preview changes in it what is not for visitors. */
  siteEnv: Readonly<Record<string, string | undefined>>;
  log: (line: string) => void;
}

export interface Preview {
  /** Port it listens on. */
  port: number;
  /** Something was saved or written that it shows. */
  changed(): void;
  stop(): Promise<void>;
}

/**
 * The environment that a preview is built in: drafts are read, nothing is measured.
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
 * Starts the preview: a server for editors, and a builder as soon as the first of them looks.
 *
 * @throws an error with code `EADDRINUSE` where the port is taken
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

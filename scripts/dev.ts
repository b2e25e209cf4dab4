// Command: Directus and `gatsby develop` with GraphiQL, which shows what is saved in Directus by itself.
import { spawn } from 'node:child_process';
import { listen } from '../publisher/src/http/listener';
import { REFRESH_WITHOUT_BUTTON } from '../src/node/gatsby-internals';
import { startLocalCms } from './support/local-cms';
import { stopWith } from './support/messages';
import { stopProcess } from './support/processes';
import { detachPublic } from './support/releases';
import { inRoot, ROOT } from './support/root';
import { LOOPBACK } from './support/static-server';
import { completeSiteEnv, readPort, readSiteEnv, readSiteHost } from './support/site-env';

/** Makes `gatsby develop` source the content again; a no-op while it is still starting. */
async function refresh(port: number): Promise<void> {
  await fetch(`http://${LOOPBACK}:${port}/__refresh`, { method: 'POST' }).catch(() => undefined);
}

async function main() {
  const cms = await startLocalCms((line) => process.stdout.write(`${line}\n`));
  const port = readPort(readSiteEnv(), 'DEV_PORT', 8000);
  const env = completeSiteEnv({
    SITE_URL: 'http://localhost:9000',
    DIRECTUS_URL: cms.env.publicUrl,
    DIRECTUS_TOKEN: cms.env.buildToken,
  });
  const reattachPublic = await detachPublic(ROOT);
  // Receives the notifications instead of the publisher, for which the builds stay queued.
  const listener = await listen({
    host: LOOPBACK,
    port: cms.env.publisherPort,
    secret: cms.env.publisherSecret,
    onWake: () => void refresh(port),
    health: () => ({ running: null, live: null }),
  });
  const gatsby = spawn(
    process.execPath,
    [
      inRoot('node_modules/gatsby/cli.js'),
      'develop',
      '--port',
      String(port),
      '--host',
      readSiteHost(env),
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...env,
        GATSBY_DIRECTUS_URL: env.GATSBY_DIRECTUS_URL || env.DIRECTUS_URL,
        NODE_ENV: 'development',
        GATSBY_TELEMETRY_DISABLED: '1',
        ENABLE_GATSBY_REFRESH_ENDPOINT: REFRESH_WITHOUT_BUTTON,
      } as NodeJS.ProcessEnv,
    },
  );
  // Once: a signal ends Gatsby, whose end stops everything, too.
  let stopping: Promise<void> | undefined;
  const stop = (code: number) => {
    stopping ??= (async () => {
      await Promise.all([stopProcess(gatsby), cms.directus.stop(), listener.close()]);
      await reattachPublic();
      process.exit(code);
    })();
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  gatsby.on('exit', (code) => stop(code ?? 1));
}

main().catch(stopWith);

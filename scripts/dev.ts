// Command: Directus and `gatsby develop` with GraphiQL, which shows what is saved in Directus by itself.
import { spawn } from 'node:child_process';
import { listen } from '../publisher/src/http/listener';
import { startLocalCms } from './support/local-cms';
import { stopWith } from './support/messages';
import { stopProcess } from './support/processes';
import { lendPublic } from './support/releases';
import { inRoot, ROOT } from './support/root';
import { LOOPBACK } from './support/static-server';
import { completeSiteEnv, readPort, readSiteEnv, readSiteHost } from './support/site-env';

/** Has `gatsby develop` ask Directus again; while it still starts, there is nothing to ask again. */
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
  const givePublicBack = await lendPublic(ROOT);
  // In the publisher's place: the builds stay queued for it.
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
        ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
      } as NodeJS.ProcessEnv,
    },
  );
  const stop = async () => {
    await Promise.all([stopProcess(gatsby), cms.directus.stop(), listener.close()]);
    await givePublicBack();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  gatsby.on('exit', async (code) => {
    await Promise.all([cms.directus.stop(), listener.close(), givePublicBack()]);
    process.exit(code ?? 1);
  });
}

main().catch(stopWith);

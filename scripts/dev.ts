// Command: Directus and `gatsby develop` with GraphiQL.
import { spawn } from 'node:child_process';
import { startLocalCms } from './support/local-cms';
import { stopWith } from './support/messages';
import { stopProcess } from './support/processes';
import { lendPublic } from './support/releases';
import { inRoot, ROOT } from './support/root';
import { completeSiteEnv, readPort, readSiteEnv, readSiteHost } from './support/site-env';

async function main() {
  const cms = await startLocalCms((line) => process.stdout.write(`${line}\n`));
  const port = readPort(readSiteEnv(), 'DEV_PORT', 8000);
  const env = completeSiteEnv({
    SITE_URL: 'http://localhost:9000',
    DIRECTUS_URL: cms.env.publicUrl,
    DIRECTUS_TOKEN: cms.env.buildToken,
  });
  const givePublicBack = await lendPublic(ROOT);
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
      } as NodeJS.ProcessEnv,
    },
  );
  const stop = async () => {
    await Promise.all([stopProcess(gatsby), cms.directus.stop()]);
    await givePublicBack();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  gatsby.on('exit', async (code) => {
    await Promise.all([cms.directus.stop(), givePublicBack()]);
    process.exit(code ?? 1);
  });
}

main().catch(stopWith);

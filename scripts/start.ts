// Command: Directus with content, the site built from it, both served until Ctrl-C.
import { buildSite, buildStamp, isBuilt } from './support/build-site';
import { startLocalCms, type LocalCms } from './support/local-cms';
import { ReadableError, secondsSince, stopWith } from './support/messages';
import { serveSite } from './support/serve-site';
import { completeSiteEnv, readPort, readSiteEnv } from './support/site-env';
import { isPortFree } from '../cms/scripts/ports';

const started = performance.now();
const log = (line: string) => process.stdout.write(`[${secondsSince(started)}] ${line}\n`);

let cms: LocalCms | undefined;

async function stop(code: number): Promise<never> {
  await cms?.directus.stop();
  process.exit(code);
}

async function main() {
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  const sitePort = readPort(readSiteEnv(), 'SITE_PORT', 9000);
  if (!(await isPortFree(sitePort))) {
    throw new ReadableError(
      `Port ${sitePort} is taken. Choose another: SITE_PORT=${sitePort + 1} npm start`,
    );
  }
  cms = await startLocalCms(log);
  log(`Directus answers at ${cms.directus.url}`);

  const env = completeSiteEnv({
    SITE_URL: `http://localhost:${sitePort}`,
    DIRECTUS_URL: cms.env.publicUrl,
    DIRECTUS_TOKEN: cms.env.buildToken,
  });
  if (isBuilt(await buildStamp(env))) {
    log('Nothing changed since the last build');
  } else {
    log('Building the site');
    await buildSite(env);
  }
  const site = await serveSite(sitePort, env);
  log('Ready');
  process.stdout.write(
    [
      '',
      `  Site      ${site.url}   ${site.url}/ru   ${site.url}/ua`,
      `  Directus  ${cms.directus.url}/admin`,
      ...(cms.env.demo
        ? [`            editor         ${cms.env.editorEmail}  ${cms.env.editorPassword}`]
        : []),
      `            administrator  ${cms.env.adminEmail}  (password in cms/.env)`,
      ...(cms.services.mailbox === undefined ? [] : [`  Mail      ${cms.services.mailbox}`]),
      '',
      '  After editing: npm run build in another terminal. Ctrl-C stops everything.',
      '',
      '',
    ].join('\n'),
  );
  const code = await cms.directus.exited;
  await site.close();
  throw new ReadableError(`Directus stopped by itself with exit code ${code ?? 'none'}.`);
}

main().catch(async (error: unknown) => {
  await cms?.directus.stop();
  stopWith(error);
});

// Command: Directus with content, the publisher that keeps the site up to date with it, and the site,
// until Ctrl-C.
import { fork } from 'node:child_process';
import { gatsbyEnv } from './support/build-site';
import { startLocalCms, type LocalCms } from './support/local-cms';
import { ReadableError, secondsSince, stopWith } from './support/messages';
import { publisherEnv } from './support/publishing';
import { currentRelease } from './support/releases';
import { inRoot, ROOT } from './support/root';
import { sitePortTaken } from './support/serve-site';
import { completeSiteEnv, readPort, readSiteEnv, readSiteHost } from './support/site-env';
import { supervise, type Supervised } from './support/supervise';
import { isPortFree } from '../cms/scripts/ports';
import { locales } from '../contract/site.json';

const started = performance.now();
const log = (line: string) => process.stdout.write(`[${secondsSince(started)}] ${line}\n`);

let cms: LocalCms | undefined;
let site: Supervised | undefined;
let publisher: Supervised | undefined;

const stopAll = async () => {
  // Directus stops last, because the publisher stores its results on exit.
  await Promise.all([site?.stop(), publisher?.stop()]);
  await cms?.directus.stop();
};

async function stop(code: number): Promise<never> {
  await stopAll();
  process.exit(code);
}

async function main() {
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  const given = readSiteEnv();
  const sitePort = readPort(given, 'SITE_PORT', 9000);
  if (!(await isPortFree(sitePort, readSiteHost(given)))) {
    throw new ReadableError(sitePortTaken(sitePort));
  }
  const local = await startLocalCms(log);
  cms = local;
  log(`Directus answers at ${cms.directus.url}`);

  const siteUrl = `http://localhost:${sitePort}`;
  const env = completeSiteEnv({
    SITE_URL: siteUrl,
    DIRECTUS_URL: cms.env.publicUrl,
    DIRECTUS_TOKEN: cms.env.buildToken,
  });
  gatsbyEnv(env);
  const isFirst = (await currentRelease(ROOT)) === undefined;
  if (isFirst) log('Building the site for the first time');
  publisher = supervise({
    name: 'The publisher',
    log,
    start: () => fork(inRoot('scripts/publisher.ts'), { env: publisherEnv(env, local) }),
  });
  await publisher.ready;
  // A separate process: Directus survives a crash of the publisher.
  site = supervise({ name: 'The site server', log, start: () => fork(inRoot('scripts/serve.ts')) });
  await site.ready;
  log('Ready');
  process.stdout.write(
    [
      '',
      `  Site      ${Object.values(locales)
        .map(({ prefix }) => siteUrl + prefix)
        .join('   ')}`,
      `  Directus  ${cms.directus.url}/admin`,
      ...(cms.env.demo
        ? [`            editor         ${cms.env.editorEmail}  ${cms.env.editorPassword}`]
        : []),
      `            administrator  ${cms.env.adminEmail}  (password in cms/.env)`,
      ...(cms.services.mailbox === undefined ? [] : [`  Mail      ${cms.services.mailbox}`]),
      `  Log       ${cms.logFile}`,
      '',
      '  What is saved in Directus is on the site within seconds. Ctrl-C stops everything.',
      '',
      '',
    ].join('\n'),
  );
  const code = await cms.directus.exited;
  throw new ReadableError(
    `Directus stopped by itself with exit code ${code ?? 'none'}. Its log: ${cms.logFile}`,
  );
}

main().catch(async (error: unknown) => {
  await stopAll();
  stopWith(error);
});

// Command: serves the built site as a static host would.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ReadableError, stopWith } from './support/messages';
import { servedDirectory } from './support/releases';
import { ROOT } from './support/root';
import { readPort, readSiteEnv } from './support/site-env';
import { serveSite } from './support/serve-site';

async function main() {
  if (!existsSync(path.join(await servedDirectory(ROOT), 'index.html'))) {
    throw new ReadableError('There is no built site yet. Run: npm run build');
  }
  const env = readSiteEnv();
  const server = await serveSite(readPort(env, 'SITE_PORT', 9000), env);
  const stop = () => void server.close().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.send) {
    // Child process of another command: `supervise` waits for the message. On `disconnect` it
    // exits, because that command was killed.
    process.on('disconnect', stop);
    process.send('ready');
  } else {
    process.stdout.write(`The site is at ${server.url}\n`);
  }
}

main().catch(stopWith);

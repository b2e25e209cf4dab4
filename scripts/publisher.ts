// Command: the publisher, for a running Directus.
import { readPublisherEnv } from '../publisher/src/env';
import { createLog } from '../publisher/src/log';
import { startService } from '../publisher/src/service';
import { stopWith } from './support/messages';
import { openPreview, openPublishing } from './support/publishing';
import { readSiteEnv } from './support/site-env';

async function main() {
  const log = createLog(process.env.LOG_STYLE, 'Publisher');
  // Child process of another command, which waits until there is a site to serve.
  const tellCommand = () => process.send?.('live');
  const env = readPublisherEnv(readSiteEnv());
  const { options, workspace } = await openPublishing(log, tellCommand);
  const preview = await openPreview(options, log);
  const onPreview = () => preview?.changed();
  const service = await startService({ ...options, env, log, onPreview });
  if (service.releases.current() !== undefined) tellCommand();
  const stop = () =>
    void Promise.all([service.stop(), preview?.stop()])
      .then(() => workspace.close())
      .then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.send) process.on('disconnect', stop);
  else log(`listening on port ${service.port}`);
}

main().catch(stopWith);

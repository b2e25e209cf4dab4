import path from 'node:path';
import { freePort } from '../../cms/scripts/directus-process';
import { accountAddresses } from '../../cms/scripts/env';
import { publisherEnv } from '../../__tests__/support/publisher-process';
import { startTestDirectus } from '../../__tests__/support/directus';
import { startStaticServer } from '../../scripts/support/static-server';
import { buildSiteCopy, makeSiteCopy } from './site-copy';
import { buildEnv, PUBLIC_ORIGIN, publishWorld, type World } from './world';

/** A Directus with the demo content, the site built from it, and a server; gone after the tests. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const siteDirectory = path.resolve('.run/e2e-site');
  makeSiteCopy(siteDirectory);
  const sitePort = await freePort();
  const siteUrl = `http://localhost:${sitePort}`;
  const publisherPort = await freePort();
  const cms = await startTestDirectus({
    demo: true,
    env: {
      CORS_ORIGIN: siteUrl,
      SITE_URL: siteUrl,
      PUBLISHER_URL: `http://127.0.0.1:${publisherPort}`,
      ...accountAddresses([siteUrl]),
      // Tests that only need an account come from an address of their own.
      IP_TRUST_PROXY: 'true',
      // All tests are one visitor with one phone.
      LEADS_CONTACT_LIMIT: '1000',
      LEADS_RATE_LIMIT: '1000',
    },
  });
  const world: World = {
    siteUrl: '',
    siteDirectory,
    cmsUrl: cms.url,
    adminToken: cms.adminToken,
    buildToken: cms.buildToken,
    mailbox: cms.mailbox,
    editor: { email: cms.editorEmail, password: cms.editorPassword },
    publisherEnv: { ...publisherEnv(cms, publisherPort), SITE_URL: PUBLIC_ORIGIN },
  };
  const build = await buildSiteCopy(siteDirectory, buildEnv(world));
  if (build.code !== 0) {
    await cms.stop();
    throw new Error(`The site does not build:\n${build.output}`);
  }
  const server = await startStaticServer({
    directory: path.join(siteDirectory, 'public'),
    port: sitePort,
  });
  publishWorld({ ...world, siteUrl: server.url });
  return async () => {
    await server.close();
    await cms.stop();
  };
}

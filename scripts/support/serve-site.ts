import { ReadableError } from './messages';
import { servedDirectory } from './releases';
import { ROOT } from './root';
import { readSiteHost } from './site-env';
import { startStaticServer, type StaticServer } from './static-server';

/** What to say where the site's port is taken. */
export const sitePortTaken = (port: number) =>
  `Port ${port} is taken. Choose another: SITE_PORT=${port + 1} npm start`;

/** Origins that pages call besides their own: Directus as visitors reach it. */
export function calledOrigins(env: Readonly<Record<string, string | undefined>>): string[] {
  const cms = env.GATSBY_DIRECTUS_URL || env.DIRECTUS_URL;
  return cms && URL.canParse(cms) ? [new URL(cms).origin] : [];
}

/**
 * Serves the built site on a port, for this machine alone unless `SITE_HOST` says otherwise.
 *
 * @throws ReadableError where it cannot listen there, saying what to change
 */
export async function serveSite(
  port: number,
  env: Readonly<Record<string, string | undefined>>,
): Promise<StaticServer> {
  try {
    return await startStaticServer({
      directory: await servedDirectory(ROOT),
      port,
      host: readSiteHost(env),
      connect: calledOrigins(env),
      onError: (error) =>
        process.stderr.write(`A request failed: ${(error as Error).stack ?? String(error)}\n`),
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new ReadableError(sitePortTaken(port));
    if (code === 'EACCES') {
      throw new ReadableError(`Port ${port} needs rights that this user lacks. Set SITE_PORT.`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ReadableError('SITE_HOST is not an address of this machine.');
    }
    throw error;
  }
}

import { ReadableError } from './messages';
import { servedDirectory } from './releases';
import { ROOT } from './root';
import { readSiteHost } from './site-env';
import { startStaticServer, type StaticServer } from './static-server';

/** Error message for a site port in use. */
export const sitePortTaken = (port: number) =>
  `Port ${port} is taken. Choose another: SITE_PORT=${port + 1} npm start`;

/**
 * Serves the built site on a port, on loopback unless `SITE_HOST` is set.
 *
 * @throws ReadableError if it cannot listen, saying what to change
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

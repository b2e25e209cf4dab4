import { ReadableError } from './messages';
import { inRoot } from './root';
import { startStaticServer, type StaticServer } from './static-server';

/**
 * Serves `public/` on a port.
 *
 * @throws ReadableError where the port is taken, saying how to choose another
 */
export async function serveSite(
  port: number,
  env: Readonly<Record<string, string | undefined>>,
): Promise<StaticServer> {
  const cms = env.GATSBY_DIRECTUS_URL || env.DIRECTUS_URL;
  const connect = cms && URL.canParse(cms) ? [new URL(cms).origin] : [];
  try {
    return await startStaticServer({ directory: inRoot('public'), port, connect });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ReadableError(
      `Port ${port} is taken. Choose another: SITE_PORT=${port + 1} npm start`,
    );
  }
}

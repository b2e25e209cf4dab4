import { createServer } from 'node:net';
import { DEFAULT_CMS_PORT } from './env';

/** The one message for a port that is taken. */
export function portInUse(port: number): string {
  const other = port === DEFAULT_CMS_PORT ? DEFAULT_CMS_PORT + 1 : DEFAULT_CMS_PORT;
  return `Port ${port} is in use, Directus cannot listen on it. Choose another: CMS_PORT=${other}`;
}

/** Whether nothing listens on a port of this machine. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** A port nothing listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('This machine gives no free port.')),
      );
    });
  });
}

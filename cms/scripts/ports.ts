import { createServer } from 'node:net';

/** Error message for a port in use. */
export function portInUse(port: number): string {
  return `Port ${port} is in use, Directus cannot listen on it. Choose another: CMS_PORT=${port + 1}`;
}

/** Whether a local port is free. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** Finds a free port. */
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

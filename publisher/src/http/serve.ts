import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens. */
export interface Served {
  port: number;
  /** Ends it with the connections that are open. */
  close(): Promise<void>;
}

/**
 * Lets a server listen.
 *
 * @param port - 0 for any free port
 * @throws an error with code `EADDRINUSE` where the port is taken
 */
export async function serve(server: Server, host: string, port: number): Promise<Served> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A listening server. */
export interface Served {
  port: number;
  /** Closes it and all open connections. */
  close(): Promise<void>;
}

/**
 * Starts listening.
 *
 * @param port - 0 for any free port
 * @throws an error with code `EADDRINUSE` if the port is in use
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

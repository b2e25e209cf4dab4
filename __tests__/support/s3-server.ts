import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The package has no types. */
interface Store {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
const S3rver = createRequire(path.resolve('publisher/package.json'))('s3rver') as new (
  options: object,
) => Store;

/** An S3-compatible store on loopback. */
export interface S3Server {
  url: string;
  bucket: string;
  /** Makes it answer everything with 503, and ends that. */
  refuse(isRefusing: boolean): void;
  stop(): Promise<void>;
}

/** Starts a store with one bucket. */
export async function startS3(directory: string): Promise<S3Server> {
  const bucket = 'files';
  const store = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: bucket, configs: [] }],
    allowMismatchedSignatures: true,
  });
  const { port } = await store.run();
  let isRefusing = false;
  const front = createServer((incoming, outgoing) => {
    if (isRefusing) {
      incoming.resume();
      outgoing.writeHead(503, { 'Content-Type': 'application/xml' });
      outgoing.end('<Error><Code>SlowDown</Code><Message>Reduce your rate.</Message></Error>');
      return;
    }
    const { method, url, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    bucket,
    refuse: (value) => (isRefusing = value),
    stop: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await store.close();
    },
  };
}

import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, renameSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SMTPServer } from 'smtp-server';

/** A mail server that delivers into a folder. */
export interface LocalMailbox {
  port: number;
  folder: string;
  stop(): Promise<void>;
}

/** File name that sorts by time: `2026-11-23T08-00-00-000Z-3f2a91.eml`. */
function fileName(now: Date, sequence: number): string {
  const time = now.toISOString().replace(/[:.]/g, '-');
  const tail = createHash('sha256').update(`${process.pid} ${time} ${sequence}`).digest('hex');
  return `${time}-${tail.slice(0, 6)}.eml`;
}

/**
 * Starts a local SMTP server, used while none is configured: it stores each mail as an `.eml` file
 * and delivers nothing.
 *
 * @param folder Where the files go; made where it is missing.
 * @param port Its port; a free one by default.
 */
export async function startLocalMailbox(folder: string, port = 0): Promise<LocalMailbox> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let sequence = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      sequence += 1;
      const file = join(folder, fileName(new Date(), sequence));
      // Atomic write (temporary file and rename): readers of the folder see complete mails only.
      pipeline(stream, createWriteStream(`${file}.part`, { mode: 0o600 })).then(() => {
        renameSync(`${file}.part`, file);
        done();
      }, done);
    },
  });
  server.on('error', () => {
    // Connection errors are ignored: the sender retries.
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    port: address.port,
    folder,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

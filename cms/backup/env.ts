import { isAbsolute, resolve } from 'node:path';
import {
  httpUrl,
  numberFrom,
  read,
  readOr,
  readRequired,
  secret,
  text,
  type EnvRule,
  type EnvSource,
} from '../../contract/environment';

/** Shortest key: what `openssl rand -hex 16` prints. A passphrase of words would need a slower hash. */
const LEAST_KEY = 32;

/** Where archives are kept. */
export type ArchivePlace =
  | { folder: string }
  | { bucket: string; prefix: string; endpoint: string | undefined; region: string };

/** How many archives are kept, by the days and the weeks of their making. */
export interface Retention {
  days: number;
  weeks: number;
}

/** Settings of `npm run backup` and `npm run restore`. */
export interface BackupEnv {
  /** Passphrase of the archives. */
  key: string;
  place: ArchivePlace;
  retention: Retention;
}

const S3 = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/;

const place: EnvRule<string> = {
  expected: 'a folder or s3://BUCKET/PREFIX',
  example: '/var/backups/island',
  parse: (value) =>
    S3.test(value) || !/^[a-z0-9]+:\/\//i.test(value) ? value.replace(/\/+$/, '') : undefined,
};

/**
 * Reads and validates the variables of backups.
 *
 * @param base folder that a relative `BACKUP_TO` starts from
 * @throws EnvironmentError at the first invalid one; the key is never shown
 */
export function readBackupEnv(source: EnvSource, base: string): BackupEnv {
  const to = readRequired(source, 'BACKUP_TO', place);
  const [, bucket, prefix = ''] = S3.exec(to) ?? [];
  return {
    key: readRequired(source, 'BACKUP_KEY', secret(LEAST_KEY)),
    place: bucket
      ? {
          bucket,
          prefix,
          endpoint: read(source, 'BACKUP_S3_ENDPOINT', httpUrl),
          region: readOr(source, 'BACKUP_S3_REGION', text, 'us-east-1'),
        }
      : { folder: isAbsolute(to) ? to : resolve(base, to) },
    retention: {
      days: readOr(source, 'BACKUP_KEEP_DAYS', numberFrom(1, 10_000), 7),
      weeks: readOr(source, 'BACKUP_KEEP_WEEKS', numberFrom(0, 10_000), 5),
    },
  };
}

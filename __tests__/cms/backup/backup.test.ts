import { readBackupEnv } from '../../../cms/backup/env';
import { parseHeader } from '../../../cms/backup/header';
import { archiveName, expiredArchives, momentOf, newestFirst } from '../../../cms/backup/rotation';
import { settingsOf } from '../../../cms/backup/settings-of';
import { convertValue } from '../../../cms/backup/values';

const KEY = '0123456789abcdef0123456789abcdef';

describe('names of archives', () => {
  it('carry their moment', () => {
    const name = archiveName(new Date('2026-11-23T16:00:05.678Z'));
    expect(name).toBe('island-20261123T160005Z.tar.gz.age');
    expect(momentOf(name)).toBe(Date.parse('2026-11-23T16:00:05Z'));
    expect(momentOf('island-20261123.tar.gz.age')).toBeUndefined();
    expect(newestFirst(['notes.txt', 'island-20200101T000000Z.tar.gz.age', name])).toEqual([
      name,
      'island-20200101T000000Z.tar.gz.age',
    ]);
  });
});

describe('retention', () => {
  const at = (day: string) => archiveName(new Date(`${day}Z`));

  it('keeps the newest of each of the last days and weeks that have one', () => {
    // 2026-11-23 is a Monday.
    const days = [
      '2026-11-24T03:00',
      '2026-11-23T15:00',
      '2026-11-23T03:00',
      '2026-11-22T03:00',
      '2026-11-21T03:00',
      '2026-11-15T03:00',
      '2026-11-09T03:00',
      '2026-11-08T03:00',
    ].map(at);
    expect(expiredArchives(days, { days: 2, weeks: 3 })).toEqual(
      ['2026-11-23T03:00', '2026-11-21T03:00', '2026-11-09T03:00', '2026-11-08T03:00'].map(at),
    );
  });

  it('loses nothing by a pause, and never the newest', () => {
    const old = [at('2024-02-02T00:00'), at('2023-02-02T00:00')];
    expect(expiredArchives(old, { days: 2, weeks: 0 })).toEqual([]);
    expect(expiredArchives(old, { days: 1, weeks: 0 })).toEqual([old[1]]);
  });

  it('does not touch what has another name', () => {
    const names = [
      'directus.db',
      'island-2026.tar.gz.age',
      `${at('2020-01-01T00:00')}.1.unfinished`,
    ];
    expect(expiredArchives(names, { days: 1, weeks: 0 })).toEqual([]);
  });
});

describe('values between databases', () => {
  it.each([
    [1, 'boolean', 'true'],
    [0, 'boolean', 'false'],
    [1795449452083, 'timestamp with time zone', '2026-11-23T15:57:32.083Z'],
    ['2026-11-23 15:57:17', 'timestamp with time zone', '2026-11-23T15:57:17.000Z'],
    ['2026-11-23T15:57:17.5Z', 'timestamp with time zone', '2026-11-23T15:57:17.500Z'],
    [1790553600000, 'date', '2026-09-28'],
    [8.65, 'real', 8.65],
    ['{"a":1}', 'json', '{"a":1}'],
    [null, 'boolean', null],
  ])('SQLite’s %p is PostgreSQL’s %s %p', (value, type, expected) => {
    expect(convertValue(value, 'sqlite3', 'pg', type)).toBe(expected);
  });

  it.each([
    ['true', 'boolean', 1],
    ['false', 'boolean', 0],
    ['2026-11-23 15:57:32.083+00', 'datetime', 1795449452083],
    ['2026-11-23 17:57:32.083+02', 'datetime', 1795449452083],
    ['2026-11-23 21:27:32.083+05:30', 'datetime', 1795449452083],
    ['2026-09-28', 'date', 1790553600000],
    ['8.65', 'float', '8.65'],
    [null, 'datetime', null],
  ])('PostgreSQL’s %p is SQLite’s %s %p', (value, type, expected) => {
    expect(convertValue(value, 'pg', 'sqlite3', type)).toBe(expected);
  });

  it('keeps a time without a zone as it reads', () => {
    const stored = convertValue('2026-11-23 10:00:00', 'pg', 'sqlite3', 'datetime');
    expect(convertValue(stored, 'sqlite3', 'pg', 'timestamp without time zone')).toBe(
      '2026-11-23T10:00:00',
    );
  });

  it('are unchanged on the same database', () => {
    expect(convertValue('2026-11-23 15:57:17', 'sqlite3', 'sqlite3', 'datetime')).toBe(
      '2026-11-23 15:57:17',
    );
    expect(convertValue('t', 'pg', 'pg', 'boolean')).toBe('t');
  });
});

describe('settings of backups', () => {
  it('are a folder, or a bucket with a prefix', () => {
    expect(readBackupEnv({ BACKUP_TO: 'backups/', BACKUP_KEY: KEY }, '/project')).toEqual({
      key: KEY,
      place: { folder: '/project/backups' },
      retention: { days: 7, weeks: 5 },
    });
    const bucket = {
      BACKUP_TO: 's3://island-backups/prod/',
      BACKUP_KEY: KEY,
      BACKUP_S3_ENDPOINT: 'https://s3.example.com/',
      BACKUP_S3_REGION: 'eu-central-1',
    };
    expect(readBackupEnv(bucket, '/project').place).toEqual({
      bucket: 'island-backups',
      prefix: 'prod',
      endpoint: 'https://s3.example.com',
      region: 'eu-central-1',
    });
  });

  it.each([
    [{}, 'BACKUP_TO is missing. Example: BACKUP_TO=/var/backups/island'],
    [
      { BACKUP_TO: 'ftp://backups' },
      'BACKUP_TO is not a folder or s3://BUCKET/PREFIX. Example: BACKUP_TO=/var/backups/island',
    ],
    [
      { BACKUP_TO: '/b' },
      'BACKUP_KEY is missing. Example: BACKUP_KEY=<at least 32 random characters>',
    ],
    [
      { BACKUP_TO: '/b', BACKUP_KEY: 'short' },
      'BACKUP_KEY is not a secret of at least 32 characters. Example: BACKUP_KEY=<at least 32 random characters>',
    ],
  ])('%p: %s', (source, message) => {
    expect(() => readBackupEnv(source, '/project')).toThrow(message);
  });

  it('are read from prefixed variables as Directus does', () => {
    const vars = {
      DB_CLIENT: 'pg',
      DB_SSL__REJECT_UNAUTHORIZED: 'false',
      DB_SSL__CA: 'x',
      DB_PASSWORD: '',
      OTHER: 'y',
    };
    expect(settingsOf(vars, 'DB_')).toEqual({
      client: 'pg',
      ssl: { rejectUnauthorized: false, ca: 'x' },
    });
  });
});

describe('the header of an archive', () => {
  const header = { format: 1, directus: '12.4.1', tables: [], files: [] };

  it('is read where the versions are the same', () => {
    expect(parseHeader(JSON.stringify(header), '12.4.1')).toEqual(header);
  });

  it('says which version restores it', () => {
    expect(() => parseHeader(JSON.stringify(header), '12.5.0')).toThrow(
      'The archive is of Directus 12.4.1, and 12.5.0 is installed: their tables may differ. Check out the commit of ' +
        'the project that has Directus 12.4.1 in cms/package.json, restore, and update afterwards.',
    );
    expect(() => parseHeader(JSON.stringify({ ...header, format: 2 }), '12.4.1')).toThrow(
      'The archive has format 2, and this version of the project reads format 1. Restore it with the version of the ' +
        'project that made it.',
    );
  });
});

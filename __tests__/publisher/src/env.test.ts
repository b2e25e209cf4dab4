/** @jest-environment node */
import { readPreviewEnv, readPublisherEnv } from '../../../publisher/src/env';

const GIVEN = {
  DIRECTUS_URL: 'http://localhost:8055/',
  PUBLISHER_TOKEN: 'token-of-the-publisher',
  DIRECTUS_TOKEN: 'token-of-the-build',
  PUBLISHER_SECRET: 'secret-of-both-sides',
};

it('has a default for everything but the address and the secrets', () => {
  expect(readPublisherEnv(GIVEN)).toEqual({
    directusUrl: 'http://localhost:8055',
    token: GIVEN.PUBLISHER_TOKEN,
    contentToken: GIVEN.DIRECTUS_TOKEN,
    secret: GIVEN.PUBLISHER_SECRET,
    host: '127.0.0.1',
    port: 8066,
    schedule: '0 * * * *',
    renewal: '30 3 * * *',
    keep: 10,
    maxSize: 5000 * 1024 * 1024,
    server: undefined,
    bucket: undefined,
    indexNow: undefined,
    minPagesShare: 0.7,
    limits: { full: 1_800_000, changes: 300_000 },
    maxMemory: 2000 * 1024 * 1024,
    chromium: undefined,
  });
});

it('tells search engines of changes where there is a key', () => {
  expect(readPublisherEnv({ ...GIVEN, INDEXNOW_KEY: 'a1b2c3d4' }).indexNow).toEqual({
    key: 'a1b2c3d4',
    endpoint: 'https://api.indexnow.org/indexnow',
  });
});

it.each([
  [
    'INDEXNOW_KEY',
    'short',
    'INDEXNOW_KEY is not a key of 8 to 128 letters, digits and hyphens. Example: INDEXNOW_KEY=5f1c0b7a9e3d4c62',
  ],
  [
    'INDEXNOW_URL',
    'http://index.example',
    'INDEXNOW_URL is not an https address without a user name. Example: INDEXNOW_URL=https://api.indexnow.org/indexnow',
  ],
  [
    'PUBLISHER_CHROMIUM',
    '/nowhere/chromium',
    'PUBLISHER_CHROMIUM is not a file on this machine. Example: PUBLISHER_CHROMIUM=/usr/bin/chromium',
  ],
  ['DIRECTUS_URL', '', 'DIRECTUS_URL is missing. Example: DIRECTUS_URL=http://localhost:8055'],
  [
    'DIRECTUS_URL',
    'ftp://x',
    'DIRECTUS_URL is not an http or https address. Example: DIRECTUS_URL=http://localhost:8055',
  ],
  [
    'PUBLISHER_TOKEN',
    ' ',
    'PUBLISHER_TOKEN is missing. Example: PUBLISHER_TOKEN=the static token of the user “Publisher” in Directus',
  ],
  [
    'PUBLISHER_PORT',
    '70000',
    'PUBLISHER_PORT is not a port number from 1 to 65535. Example: PUBLISHER_PORT=8066',
  ],
  [
    'PUBLISHER_CRON',
    'hourly',
    'PUBLISHER_CRON is not a cron expression. Example: PUBLISHER_CRON=0 * * * *',
  ],
  [
    'RELEASE_MIN_PAGES_SHARE',
    '7',
    'RELEASE_MIN_PAGES_SHARE is not a number from 0 to 1. Example: RELEASE_MIN_PAGES_SHARE=0.7',
  ],
])('refuses %s “%s”', (name, value, message) => {
  expect(() => readPublisherEnv({ ...GIVEN, [name]: value })).toThrow(message);
});

describe('the preview', () => {
  const PREVIEW = { ...GIVEN, PREVIEW_TOKEN: 'token-of-the-preview' };

  it('is off where no token is given for it', () => {
    expect(readPreviewEnv(GIVEN)).toBeUndefined();
  });

  it('has a default for everything but the secrets', () => {
    expect(readPreviewEnv(PREVIEW)).toMatchObject({
      token: PREVIEW.PREVIEW_TOKEN,
      secret: GIVEN.PUBLISHER_SECRET,
      directusUrl: 'http://localhost:8055',
      url: 'http://localhost:8067',
      host: '127.0.0.1',
      port: 8067,
      idle: 1_200_000,
    });
  });

  it('knows Directus by the address that browsers know', () => {
    const given = { ...PREVIEW, GATSBY_DIRECTUS_URL: 'https://cms.example.com' };
    expect(readPreviewEnv(given)?.directusUrl).toBe('https://cms.example.com');
  });

  it('names the variable that is wrong', () => {
    expect(() => readPreviewEnv({ ...PREVIEW, PREVIEW_URL: 'preview' })).toThrow(
      /^PREVIEW_URL is not an http or https address/,
    );
  });
});

/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError } from '../../contract/environment';
import { ensureCmsEnv, resolveCmsEnv } from '../../cms/scripts/env';
import { LOCAL_CAPTCHA_SECRET } from '../../cms/scripts/local-captcha';

const VALID = {
  KEY: 'k'.repeat(20),
  SECRET: 's'.repeat(40),
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'admin-password',
  EDITOR_EMAIL: 'editor@example.com',
  EDITOR_PASSWORD: 'editor-password',
  BUILD_TOKEN: 'b'.repeat(30),
  PUBLISHER_TOKEN: 'p'.repeat(30),
  PREVIEW_TOKEN: 'v'.repeat(30),
  PUBLISHER_SECRET: 'q'.repeat(30),
};
const resolveWith = (changes: Record<string, string | undefined>) =>
  resolveCmsEnv({ ...VALID, ...changes }, { dir: '/cms' });

describe('the environment of the CMS', () => {
  it('is complete with secrets alone', () => {
    const env = resolveWith({});
    expect(env.port).toBe(8055);
    expect(env.publicUrl).toBe('http://localhost:8055');
    expect(env.databaseFile).toBe('/cms/data/directus.db');
    expect(env.demo).toBe(true);
    expect(env.directus).toMatchObject({
      HOST: '127.0.0.1',
      PORT: '8055',
      DB_CLIENT: 'sqlite3',
      STORAGE_LOCAL_ROOT: '/cms/uploads',
      EXTENSIONS_PATH: '/cms/extensions',
    });
  });

  it('gets stand-ins for captcha and mail where they are not configured', () => {
    expect(resolveWith({}).needs).toEqual({ captcha: true, mail: true });
    expect(resolveWith({ RECAPTCHA_SECRET: 'key', EMAIL_TRANSPORT: 'smtp' }).needs).toEqual({
      captcha: false,
      mail: false,
    });
  });

  it.each([
    [{}, 'RECAPTCHA_SECRET is missing. Example: RECAPTCHA_SECRET=<secret key of reCAPTCHA v3>'],
    [
      { RECAPTCHA_SECRET: LOCAL_CAPTCHA_SECRET },
      'RECAPTCHA_SECRET is that of the local stand-in, which lets every robot through.',
    ],
    [{ RECAPTCHA_SECRET: 'key' }, 'EMAIL_TRANSPORT is missing. Example: EMAIL_TRANSPORT=smtp'],
  ])('has no stand-ins in production: %j', (changes, message) => {
    expect(() => resolveWith({ NODE_ENV: 'production', ...changes })).toThrow(message);
  });

  it('starts Directus without a provider that does not answer, unless told otherwise', () => {
    const { directus } = resolveWith({ AUTH_PROVIDERS: 'company, google' });
    expect(directus).toMatchObject({
      AUTH_COMPANY_ISSUER_DISCOVERY_MUST_SUCCEED: 'false',
      AUTH_GOOGLE_ISSUER_DISCOVERY_MUST_SUCCEED: 'false',
    });
    const strict = { AUTH_COMPANY_ISSUER_DISCOVERY_MUST_SUCCEED: 'true' };
    expect(resolveWith({ AUTH_PROVIDERS: 'company', ...strict }).directus).toMatchObject(strict);
    expect(Object.keys(resolveWith({}).directus).join()).not.toContain('DISCOVERY');
  });

  it('tells the administrator of builds that do not go live, or whom it is told to', () => {
    expect(resolveWith({}).directus).toMatchObject({
      ALERT_EMAIL: 'admin@example.com',
      ALERT_WEBHOOK_URL: '',
    });
    const ALERT_EMAIL = 'a@example.com, b@example.com';
    expect(resolveWith({ ALERT_EMAIL }).directus.ALERT_EMAIL).toBe('a@example.com,b@example.com');
    for (const url of ['https://hooks.example.com/a?b=c', 'http://127.0.0.1:8000/hook']) {
      expect(resolveWith({ ALERT_WEBHOOK_URL: url }).directus.ALERT_WEBHOOK_URL).toBe(url);
    }
  });

  it.each(['http://hooks.example.com', 'https://user:secret@example.com/', 'ftp://x', 'secret'])(
    'refuses the webhook %s without showing it',
    (url) => {
      expect(() => resolveWith({ ALERT_WEBHOOK_URL: url })).toThrow(
        'ALERT_WEBHOOK_URL is not an https address without a user name. Example: ALERT_WEBHOOK_URL=https://hooks.example.com/alerts',
      );
    },
  );

  it('refuses an address of alerts that is none', () => {
    expect(() => resolveWith({ ALERT_EMAIL: 'a@example.com,b' })).toThrow(
      'ALERT_EMAIL is not a list of e-mail addresses.',
    );
  });

  it('names a variable of the requests that cannot be used', () => {
    expect(() => resolveWith({ RECAPTCHA_MIN_SCORE: '7' })).toThrow(
      'RECAPTCHA_MIN_SCORE is not a number from 0 to 1. Example: RECAPTCHA_MIN_SCORE=0.5',
    );
  });

  it('believes no proxy about addresses unless told to', () => {
    expect(resolveWith({}).directus.IP_TRUST_PROXY).toBe('false');
    expect(resolveWith({ IP_TRUST_PROXY: '1' }).directus.IP_TRUST_PROXY).toBe('1');
  });

  it('lets no page send the cookies of the team, unless a sign-in provider needs it', () => {
    expect(resolveWith({}).directus.CORS_CREDENTIALS).toBe('false');
    expect(resolveWith({ AUTH_PROVIDERS: 'google' }).directus.CORS_CREDENTIALS).toBe('true');
    expect(resolveWith({ CORS_CREDENTIALS: 'true' }).directus.CORS_CREDENTIALS).toBe('true');
  });

  it('moves the public address with the port, unless that is set', () => {
    expect(resolveWith({ CMS_PORT: '8060' }).publicUrl).toBe('http://localhost:8060');
    expect(
      resolveWith({ CMS_PORT: '8060', PUBLIC_URL: 'https://cms.example.com/' }).publicUrl,
    ).toBe('https://cms.example.com');
  });

  it('lets others reach Directus only where it has a public address', () => {
    expect(resolveWith({ PUBLIC_URL: 'https://cms.example.com' }).directus.HOST).toBe('0.0.0.0');
    expect(resolveWith({ HOST: 'my-laptop' }).directus.HOST).toBe('127.0.0.1');
    expect(resolveWith({ CMS_HOST: '0.0.0.0' }).directus.HOST).toBe('0.0.0.0');
  });

  it('allows the site and its development server to call it', () => {
    const { CORS_ORIGIN } = resolveWith({
      SITE_URL: 'https://example.com',
      SITE_PORT: '9100',
    }).directus;
    expect(CORS_ORIGIN).toBe('https://example.com,http://localhost:9100,http://localhost:8000');
  });

  it('takes PostgreSQL from variables alone and keeps its password out of the name', () => {
    const env = resolveWith({
      DB_CLIENT: 'pg',
      DB_HOST: 'db.internal',
      DB_DATABASE: 'island',
      DB_USER: 'directus',
      DB_PASSWORD: 'not-for-logs',
    });
    expect(env.database).toBe('pg:directus@db.internal:5432/island');
    expect(env.databaseFile).toBeUndefined();
    expect(env.directus).toMatchObject({
      DB_CLIENT: 'pg',
      DB_PORT: '5432',
      DB_PASSWORD: 'not-for-logs',
    });
    expect(
      resolveWith({ DB_CLIENT: 'pg', DB_CONNECTION_STRING: 'postgres://u:secret@h:6000/d' })
        .database,
    ).toBe('pg:u@h:6000/d');
  });

  it.each([
    [{ CMS_PORT: 'abc' }, 'CMS_PORT is not a port number from 1 to 65535. Example: CMS_PORT=8055'],
    [
      { CMS_PORT: '70000' },
      'CMS_PORT is not a port number from 1 to 65535. Example: CMS_PORT=8055',
    ],
    [
      { PUBLIC_URL: 'localhost:8055' },
      'PUBLIC_URL is not an http or https address. Example: PUBLIC_URL=http://localhost:8055',
    ],
    [{ ADMIN_EMAIL: undefined }, 'ADMIN_EMAIL is missing. Example: ADMIN_EMAIL=admin@example.com'],
    [
      { EDITOR_EMAIL: 'editor' },
      'EDITOR_EMAIL is not an e-mail address. Example: EDITOR_EMAIL=editor@example.com',
    ],
    [
      { SECRET: 'short' },
      'SECRET is not a secret of at least 16 characters. Example: SECRET=<at least 16 random characters>',
    ],
    [{ DB_CLIENT: 'mysql' }, 'DB_CLIENT is not one of sqlite3, pg. Example: DB_CLIENT=sqlite3'],
    [{ DB_CLIENT: 'pg' }, 'DB_HOST is missing. Example: DB_HOST=localhost'],
    [{ CMS_DEMO: 'yes' }, 'CMS_DEMO is not true or false. Example: CMS_DEMO=true'],
  ])('names the variable, what is wrong and an example: %j', (changes, message) => {
    expect(() => resolveWith(changes)).toThrow(EnvironmentError);
    // An Error as the expectation compares the whole message, a string would be a part of it.
    expect(() => resolveWith(changes)).toThrow(new Error(message));
  });

  it('does not repeat a secret in a message', () => {
    expect(() => resolveWith({ BUILD_TOKEN: 'tok-en' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('tok-en') }),
    );
  });
});

describe('cms/.env', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'cms-env-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('is made at the first run, for its owner only, with secrets nobody else has', () => {
    const first = ensureCmsEnv({ dir, environment: {} });
    expect(first.generated).toEqual(
      expect.arrayContaining(['KEY', 'SECRET', 'ADMIN_PASSWORD', 'BUILD_TOKEN']),
    );
    expect(statSync(first.file).mode & 0o777).toBe(0o600);

    const other = mkdtempSync(join(tmpdir(), 'cms-env-'));
    const second = ensureCmsEnv({ dir: other, environment: {} });
    rmSync(other, { recursive: true, force: true });
    expect(second.env.buildToken).not.toBe(first.env.buildToken);
    expect(second.env.adminPassword).not.toBe(first.env.adminPassword);
  });

  it('stays as it is at the second run', () => {
    const first = ensureCmsEnv({ dir, environment: {} });
    const before = readFileSync(first.file, 'utf8');
    const second = ensureCmsEnv({ dir, environment: {} });
    expect(second.generated).toEqual([]);
    expect(second.env).toEqual(first.env);
    expect(readFileSync(first.file, 'utf8')).toBe(before);
  });

  it('keeps what a person wrote and fills in only what is missing', () => {
    writeFileSync(join(dir, '.env'), 'ADMIN_EMAIL=me@example.com\nKEY=\n');
    const { env, file } = ensureCmsEnv({ dir, environment: {} });
    expect(env.adminEmail).toBe('me@example.com');
    expect(readFileSync(file, 'utf8')).toMatch(/^ADMIN_EMAIL=me@example.com\n/);
    expect(env.directus.KEY).not.toBe('');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('gives way to the environment of the process, and does not write that down', () => {
    const { env, file } = ensureCmsEnv({
      dir,
      environment: { ADMIN_PASSWORD: 'from-the-process' },
    });
    expect(env.adminPassword).toBe('from-the-process');
    expect(readFileSync(file, 'utf8')).not.toContain('ADMIN_PASSWORD');
  });

  it('is not written where a value is wrong', () => {
    expect(() => ensureCmsEnv({ dir, environment: { CMS_PORT: '0' } })).toThrow(
      'CMS_PORT is not a port number',
    );
    expect(() => readFileSync(join(dir, '.env'))).toThrow('ENOENT');
  });
});

import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { parse } from 'dotenv';
import { accountPages, locales } from '../../contract/site.json';
import { readLeadsEnv } from '../extensions/leads/src/env';
import {
  CmsEnvError,
  email,
  emails,
  flag,
  httpUrl,
  oneOf,
  optional,
  port,
  required,
  secret,
  webhookUrl,
  type EnvSource,
} from './env-rules';
import { LOCAL_CAPTCHA_SECRET } from './local-captcha';
import { cmsDirectory } from './paths';

export { CmsEnvError } from './env-rules';

export const DEFAULT_CMS_PORT = 8055;
const DEFAULT_SITE_PORT = 9000;
const DEFAULT_DEV_PORT = 8000;
const DEFAULT_PUBLISHER_PORT = 8066;
const DEFAULT_PREVIEW_PORT = 8067;
const DEFAULT_PG_PORT = 5432;
/** Databases the scripts are tried on; Directus knows more. */
const DB_CLIENTS = ['sqlite3', 'pg'] as const;
const LEAST_SECRET = 16;
const LEAST_PASSWORD = 8;

/** The CMS half of the environment (design 3.2), checked. */
export interface CmsEnv {
  /** Port Directus listens on. */
  port: number;
  /** Address of Directus as browsers and the site see it. */
  publicUrl: string;
  adminEmail: string;
  adminPassword: string;
  editorEmail: string;
  editorPassword: string;
  /** Static token of the user the site is built with. */
  buildToken: string;
  /** Static token of the publisher, which keeps the record of the builds. */
  publisherToken: string;
  /** Static token of the preview, which reads drafts. */
  previewToken: string;
  /** Port the preview listens on. */
  previewPort: number;
  /** Origin of the preview as browsers see it. */
  previewUrl: string;
  /** Port the publisher listens on, and what signs the calls it gets there. */
  publisherPort: number;
  publisherSecret: string;
  /** Whether setup loads the demo content. */
  demo: boolean;
  /** What tells one database from another, without its password. */
  database: string;
  /** File of the SQLite database; undefined where it is another one. */
  databaseFile?: string;
  /** Services that are not configured, and get a stand-in on this machine. */
  needs: { captcha: boolean; mail: boolean };
  /** What Directus itself is to read, complete. */
  directus: Record<string, string>;
}

/** Where the files of an instance lie. */
export interface CmsPlaces {
  /** The `cms` folder. */
  dir: string;
  /** SQLite file; `DB_FILENAME` or `cms/data/directus.db` where missing. */
  dbFile?: string;
  /** Uploaded files; `STORAGE_LOCAL_ROOT` or `cms/uploads` where missing. */
  uploadsDir?: string;
}

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

/** What the first run makes up, with the comment it gets in the file. */
const GENERATED: readonly { name: string; comment: string; make: () => string }[] = [
  { name: 'KEY', comment: 'Identifies this Directus.', make: () => random(24) },
  {
    name: 'SECRET',
    comment: 'Signs the sign-ins: changing it ends them all.',
    make: () => random(32),
  },
  { name: 'ADMIN_EMAIL', comment: 'Administrator.', make: () => 'admin@example.com' },
  { name: 'ADMIN_PASSWORD', comment: '', make: () => random(12) },
  { name: 'EDITOR_EMAIL', comment: 'Demo editor.', make: () => 'editor@example.com' },
  { name: 'EDITOR_PASSWORD', comment: '', make: () => random(12) },
  {
    name: 'BUILD_TOKEN',
    comment:
      'The site is built with it (DIRECTUS_TOKEN of the site). Reads all content: keep it secret.',
    make: () => random(32),
  },
  {
    name: 'PUBLISHER_TOKEN',
    comment: 'The publisher keeps the record of the builds with it.',
    make: () => random(32),
  },
  {
    name: 'PREVIEW_TOKEN',
    comment: 'The preview reads drafts with it: keep it secret.',
    make: () => random(32),
  },
  {
    name: 'PUBLISHER_SECRET',
    comment: 'Signs what Directus tells the publisher.',
    make: () => random(32),
  },
  { name: 'DB_CLIENT', comment: 'sqlite3, or pg with DB_HOST and so on.', make: () => 'sqlite3' },
  { name: 'DB_FILENAME', comment: '', make: () => 'data/directus.db' },
];

interface DatabaseSettings {
  identity: string;
  file?: string;
  vars: Record<string, string>;
}

function databaseSettings(source: EnvSource, places: CmsPlaces): DatabaseSettings {
  const client = oneOf(source, 'DB_CLIENT', DB_CLIENTS, 'sqlite3');
  if (places.dbFile !== undefined || client === 'sqlite3') {
    const name = places.dbFile ?? optional(source, 'DB_FILENAME') ?? 'data/directus.db';
    const file = isAbsolute(name) ? name : resolve(places.dir, name);
    return { identity: `sqlite3:${file}`, file, vars: { DB_CLIENT: 'sqlite3', DB_FILENAME: file } };
  }
  const connection = optional(source, 'DB_CONNECTION_STRING');
  if (connection !== undefined) {
    const url = withoutPassword(connection);
    return { identity: url, vars: { DB_CLIENT: client, DB_CONNECTION_STRING: connection } };
  }
  const host = required(source, 'DB_HOST', 'localhost');
  const dbPort = String(port(source, 'DB_PORT', DEFAULT_PG_PORT));
  const database = required(source, 'DB_DATABASE', 'directus');
  const user = required(source, 'DB_USER', 'directus');
  const password = optional(source, 'DB_PASSWORD') ?? '';
  return {
    identity: `pg:${user}@${host}:${dbPort}/${database}`,
    vars: {
      DB_CLIENT: client,
      DB_HOST: host,
      DB_PORT: dbPort,
      DB_DATABASE: database,
      DB_USER: user,
      DB_PASSWORD: password,
    },
  };
}

function withoutPassword(connection: string): string {
  if (!URL.canParse(connection)) return 'pg:connection-string';
  const { hostname, port: urlPort, pathname, username } = new URL(connection);
  return `pg:${username}@${hostname}:${urlPort || DEFAULT_PG_PORT}${pathname}`;
}

/** What has to be configured in production, and is replaced by a stand-in elsewhere. */
function missingServices(source: EnvSource): CmsEnv['needs'] {
  const secret = optional(source, 'RECAPTCHA_SECRET');
  const needs = {
    captcha: secret === undefined,
    mail: optional(source, 'EMAIL_TRANSPORT') === undefined,
  };
  if (optional(source, 'NODE_ENV') !== 'production') return needs;
  if (needs.captcha) {
    throw new CmsEnvError('RECAPTCHA_SECRET', 'is missing', '<secret key of reCAPTCHA v3>');
  }
  if (secret === LOCAL_CAPTCHA_SECRET) {
    throw new CmsEnvError(
      'RECAPTCHA_SECRET',
      'is that of the local stand-in, which lets every robot through',
      '<secret key of reCAPTCHA v3>',
    );
  }
  if (needs.mail) throw new CmsEnvError('EMAIL_TRANSPORT', 'is missing', 'smtp');
  return needs;
}

/**
 * The only pages that links of mails may lead to.
 *
 * @param sites Origins of the site.
 * @returns Variables of Directus.
 */
export function accountAddresses(sites: readonly string[]): Record<string, string> {
  const pages = (path: string) =>
    sites
      .flatMap((origin) => Object.values(locales).map(({ prefix }) => `${origin}${prefix}${path}`))
      .join(',');
  return {
    PASSWORD_RESET_URL_ALLOW_LIST: pages(accountPages.reset),
    USER_INVITE_URL_ALLOW_LIST: pages(accountPages.invite),
  };
}

/**
 * Checks the environment of the CMS and derives from it what Directus reads.
 *
 * @param source Variables, `cms/.env` and the process together.
 * @param places Where the files of the instance lie.
 * @returns The environment, checked.
 * @throws CmsEnvError at the first variable that cannot be used.
 */
export function resolveCmsEnv(source: EnvSource, places: CmsPlaces): CmsEnv {
  const cmsPort = port(source, 'CMS_PORT', DEFAULT_CMS_PORT);
  const publicUrl = httpUrl(source, 'PUBLIC_URL', `http://localhost:${cmsPort}`);
  const siteUrl = `http://localhost:${port(source, 'SITE_PORT', DEFAULT_SITE_PORT)}`;
  const devUrl = `http://localhost:${port(source, 'DEV_PORT', DEFAULT_DEV_PORT)}`;
  const site = httpUrl(source, 'SITE_URL', siteUrl);
  const sites = [...new Set([site, siteUrl, devUrl])];
  const database = databaseSettings(source, places);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);

  const adminEmail = email(source, 'ADMIN_EMAIL', 'admin@example.com');
  const publisherPort = port(source, 'PUBLISHER_PORT', DEFAULT_PUBLISHER_PORT);
  const previewPort = port(source, 'PREVIEW_PORT', DEFAULT_PREVIEW_PORT);
  const previewUrl = new URL(httpUrl(source, 'PREVIEW_URL', `http://localhost:${previewPort}`))
    .origin;
  const publisherSecret = secret(source, 'PUBLISHER_SECRET', LEAST_SECRET);

  const defaults: Record<string, string> = {
    LOG_LEVEL: 'warn',
    // Obeyed only with a licence that allows it; the free Core edition keeps telemetry on.
    TELEMETRY: 'false',
    MAX_PAYLOAD_SIZE: '10mb',
    CORS_ENABLED: 'true',
    CORS_ORIGIN: sites.join(','),
    CORS_ALLOWED_HEADERS: 'Content-Type,Authorization,Idempotency-Key',
    // A page that could send the team's cookie would act as the team. Only the sign-in with a
    // provider needs it: Directus keeps that refresh token in a cookie.
    CORS_CREDENTIALS: optional(source, 'AUTH_PROVIDERS') === undefined ? 'false' : 'true',
    ...accountAddresses(sites),
    EXTENSIONS_PATH: join(places.dir, 'extensions'),
    // A site whose forms lead nowhere is worse than one that does not start.
    EXTENSIONS_MUST_LOAD: 'true',
    // Without a proxy in front, its header would be the visitor's own word.
    IP_TRUST_PROXY: 'false',
    // The answer says when to try again, and the browser is to read it.
    CORS_EXPOSED_HEADERS: 'Content-Range,Retry-After',
    // The site's cookie has the name that Directus would give its own; where both share a host, as
    // on one's own machine, the browser would take the one for the other.
    REFRESH_TOKEN_COOKIE_NAME: 'directus_provider_token',
    SITE_URL: site,
    // The preview of an item stands beside its form.
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `array:'self',${previewUrl}`,
    TEMP_PATH: join(places.dir, 'data', 'tmp'),
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_DRIVER: 'local',
    EMAIL_VERIFY_SETUP: 'false',
    // On a small machine the site's build keeps the processors busy: slow answers, not refusals.
    PRESSURE_LIMITER_ENABLED: 'false',
  };
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) {
    if (value !== undefined && value !== '') given[name] = value;
  }
  // Throws at a variable the extension could not start with.
  readLeadsEnv({ ...given, PUBLIC_URL: publicUrl });
  const uploads = places.uploadsDir ?? optional(source, 'STORAGE_LOCAL_ROOT') ?? 'uploads';

  return {
    port: cmsPort,
    publicUrl,
    adminEmail,
    adminPassword: secret(source, 'ADMIN_PASSWORD', LEAST_PASSWORD),
    editorEmail: email(source, 'EDITOR_EMAIL', 'editor@example.com'),
    editorPassword: secret(source, 'EDITOR_PASSWORD', LEAST_PASSWORD),
    buildToken: secret(source, 'BUILD_TOKEN', LEAST_SECRET),
    publisherToken: secret(source, 'PUBLISHER_TOKEN', LEAST_SECRET),
    previewToken: secret(source, 'PREVIEW_TOKEN', LEAST_SECRET),
    previewPort,
    previewUrl,
    publisherPort,
    publisherSecret,
    demo: flag(source, 'CMS_DEMO', true),
    database: database.identity,
    databaseFile: database.file,
    needs: missingServices(source),
    directus: {
      ...defaults,
      ...given,
      KEY: secret(source, 'KEY', LEAST_SECRET),
      SECRET: secret(source, 'SECRET', LEAST_SECRET),
      PUBLISHER_URL: httpUrl(source, 'PUBLISHER_URL', `http://127.0.0.1:${publisherPort}`),
      PUBLISHER_SECRET: publisherSecret,
      ALERT_EMAIL: emails(source, 'ALERT_EMAIL', adminEmail),
      ALERT_WEBHOOK_URL: webhookUrl(source, 'ALERT_WEBHOOK_URL') ?? '',
      PREVIEW_URL: previewUrl,
      ...database.vars,
      // A workstation's Directus is nobody else's business; behind a real address it must be
      // reached. `CMS_HOST`, because shells export a `HOST` of their own.
      HOST: optional(source, 'CMS_HOST') ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
      PORT: String(cmsPort),
      PUBLIC_URL: publicUrl,
      STORAGE_LOCAL_ROOT: isAbsolute(uploads) ? uploads : resolve(places.dir, uploads),
      NODE_ENV: 'production',
      // Directus lets a file win over its environment: everything is here already, so no file.
      CONFIG_PATH: join(places.dir, 'no-config-file'),
    },
  };
}

/**
 * Reads `cms/.env`, makes up what is missing in it (secrets, passwords, the build token, the
 * database) and writes that back with mode 600. What stands in the file or the process's
 * environment is kept; the process wins.
 *
 * @param options.dir The `cms` folder.
 * @param options.environment Variables of the process.
 * @param options.places Files of the instance, where they are not the usual ones.
 * @returns The checked environment, the file, and the names that were made up now.
 * @throws CmsEnvError at the first variable that cannot be used.
 */
export function ensureCmsEnv({
  dir = cmsDirectory(),
  environment = process.env,
  places = {},
}: {
  dir?: string;
  environment?: EnvSource;
  places?: Omit<CmsPlaces, 'dir'>;
} = {}): { env: CmsEnv; file: string; generated: string[] } {
  const file = join(dir, '.env');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const source: Record<string, string | undefined> = { ...parse(before) };
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && value.trim() !== '') source[name] = value;
  }

  const usesOtherDatabase = (optional(source, 'DB_CLIENT') ?? 'sqlite3') !== 'sqlite3';
  const missing = GENERATED.filter(
    ({ name }) =>
      optional(source, name) === undefined && !(name === 'DB_FILENAME' && usesOtherDatabase),
  );
  const lines: string[] = [];
  for (const { name, comment, make } of missing) {
    const value = make();
    source[name] = value;
    if (comment !== '') lines.push(`# ${comment}`);
    lines.push(`${name}=${value}`);
  }
  const env = resolveCmsEnv(source, { dir, ...places });
  if (lines.length > 0) {
    const head =
      before === ''
        ? '# Made by the first run of the CMS; not in git. Change what you like, nothing is overwritten.\n'
        : before.replace(/\n*$/, '\n');
    writeFileSync(file, `${head}${lines.join('\n')}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return { env, file, generated: missing.map(({ name }) => name) };
}

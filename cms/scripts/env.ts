import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { parse } from 'dotenv';
import {
  email,
  EnvironmentError,
  flag,
  httpUrl,
  listOf,
  oneOf,
  port,
  read,
  readOr,
  readRequired,
  readText,
  secret,
  text,
  webhookUrl,
  type EnvSource,
} from '../../contract/environment';
import rules from '../../contract/leads/rules.json';
import { accountPages, locales, videoOrigins } from '../../contract/site.json';
import { readLeadsEnv } from '../extensions/leads/src/env';
import { LOCAL_CAPTCHA_SECRET } from './local-captcha';
import { cmsDirectory } from './paths';

const DEFAULT_CMS_PORT = 8055;
const DEFAULT_SITE_PORT = 9000;
const DEFAULT_DEV_PORT = 8000;
const DEFAULT_PUBLISHER_PORT = 8066;
const DEFAULT_PREVIEW_PORT = 8067;
const DEFAULT_PG_PORT = 5432;
/** Supported databases, which the tests cover; Directus supports more. */
const DB_CLIENTS = ['sqlite3', 'pg'] as const;
const LEAST_SECRET = 16;
const LEAST_PASSWORD = 8;

const emails = listOf(email, 'a list of e-mail addresses', 'office@example.com,it@example.com');

/** Environment variables of a process or a file. */
type Variables = Readonly<Record<string, string | undefined>>;

/** The validated environment of the CMS (design 3.2). */
export interface CmsEnv {
  /** Port Directus listens on. */
  port: number;
  /** Public URL of Directus. */
  publicUrl: string;
  /** Origin of the site. */
  siteUrl: string;
  adminEmail: string;
  adminPassword: string;
  editorEmail: string;
  editorPassword: string;
  /** Static token of the user the site is built with. */
  buildToken: string;
  /** Static token of the publisher. */
  publisherToken: string;
  /** Static token of the preview, which reads drafts. */
  previewToken: string;
  /** Port the preview listens on. */
  previewPort: number;
  /** Public origin of the preview. */
  previewUrl: string;
  /** Port of the publisher, and the secret that signs requests to it. */
  publisherPort: number;
  publisherSecret: string;
  /** Whether setup loads the demo content. */
  demo: boolean;
  /** Identity of the database, without its password. */
  database: string;
  /** File of the SQLite database; undefined for another database. */
  databaseFile?: string;
  /** Unconfigured services that are replaced by local stand-ins. */
  needs: { captcha: boolean; mail: boolean };
  /** The complete environment of the Directus process. */
  directus: Record<string, string>;
}

/** Paths of an instance's files. */
export interface CmsPlaces {
  /** The `cms` folder. */
  dir: string;
  /** SQLite file; `DB_FILENAME` or `cms/data/directus.db` where missing. */
  dbFile?: string;
  /** Uploaded files; `STORAGE_LOCAL_ROOT` or `cms/uploads` where missing. */
  uploadsDir?: string;
}

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

/** A variable that the first run generates, with its comment in the file. */
interface GeneratedVariable {
  name: string;
  comment: string;
  make: () => string;
}

/** What identifies an instance and gives access to it. */
const CREDENTIALS: readonly GeneratedVariable[] = [
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
];

const GENERATED: readonly GeneratedVariable[] = [
  ...CREDENTIALS,
  { name: 'DB_CLIENT', comment: 'sqlite3, or pg with DB_HOST and so on.', make: () => 'sqlite3' },
  { name: 'DB_FILENAME', comment: '', make: () => 'data/directus.db' },
];

/** Generates the credentials of a new instance, as the first run does. */
export const generateCredentials = (): Record<string, string> =>
  Object.fromEntries(CREDENTIALS.map(({ name, make }) => [name, make()]));

interface DatabaseSettings {
  identity: string;
  file?: string;
  vars: Record<string, string>;
}

function databaseSettings(source: EnvSource, places: CmsPlaces): DatabaseSettings {
  const client = readOr(source, 'DB_CLIENT', oneOf(DB_CLIENTS), 'sqlite3');
  if (places.dbFile !== undefined || client === 'sqlite3') {
    const name = places.dbFile ?? readText(source, 'DB_FILENAME') ?? 'data/directus.db';
    const file = isAbsolute(name) ? name : resolve(places.dir, name);
    return { identity: `sqlite3:${file}`, file, vars: { DB_CLIENT: 'sqlite3', DB_FILENAME: file } };
  }
  const connection = readText(source, 'DB_CONNECTION_STRING');
  if (connection !== undefined) {
    const url = withoutPassword(connection);
    return { identity: url, vars: { DB_CLIENT: client, DB_CONNECTION_STRING: connection } };
  }
  const host = readRequired(source, 'DB_HOST', text, 'localhost');
  const dbPort = String(readOr(source, 'DB_PORT', port, DEFAULT_PG_PORT));
  const database = readRequired(source, 'DB_DATABASE', text, 'directus');
  const user = readRequired(source, 'DB_USER', text, 'directus');
  const password = readText(source, 'DB_PASSWORD') ?? '';
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

/** Services that are required in production and replaced by a local stand-in elsewhere. */
function missingServices(source: EnvSource): CmsEnv['needs'] {
  const captchaSecret = readText(source, 'RECAPTCHA_SECRET');
  const needs = {
    captcha: captchaSecret === undefined,
    mail: readText(source, 'EMAIL_TRANSPORT') === undefined,
  };
  if (readText(source, 'NODE_ENV') !== 'production') return needs;
  if (needs.captcha) {
    throw new EnvironmentError('RECAPTCHA_SECRET', 'is missing', '<secret key of reCAPTCHA v3>');
  }
  if (captchaSecret === LOCAL_CAPTCHA_SECRET) {
    throw new EnvironmentError(
      'RECAPTCHA_SECRET',
      'is that of the local stand-in, which lets every robot through',
      '<secret key of reCAPTCHA v3>',
    );
  }
  if (needs.mail) throw new EnvironmentError('EMAIL_TRANSPORT', 'is missing', 'smtp');
  return needs;
}

/** Directus' own `/metrics`, for who sends the header `Authorization: metrics <METRICS_TOKEN>`. */
function metrics(source: EnvSource): Record<string, string> {
  const metricsToken = read(source, 'METRICS_TOKEN', secret(LEAST_SECRET));
  return metricsToken === undefined
    ? {}
    : { METRICS_ENABLED: 'true', METRICS_TOKENS: metricsToken, METRICS_SERVICES: 'database,redis' };
}

/**
 * Directus would not start while the provider of a sign-in does not answer; then neither the forms nor
 * the sign-in by password would.
 */
function providersMayBeAway(source: EnvSource): Record<string, string> {
  const names = (readText(source, 'AUTH_PROVIDERS') ?? '').split(',').map((name) => name.trim());
  return Object.fromEntries(
    names
      .filter((name) => name !== '')
      .map((name) => [`AUTH_${name.toUpperCase()}_ISSUER_DISCOVERY_MUST_SUCCEED`, 'false']),
  );
}

/**
 * Allowlists of the pages that links in mails may point to.
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
 * Validates the environment of the CMS and derives Directus' own variables.
 *
 * @param source Variables of `cms/.env` and the process, merged.
 * @param places Paths of the instance's files.
 * @returns The validated environment.
 * @throws EnvironmentError at the first invalid variable.
 */
export function resolveCmsEnv(source: Variables, places: CmsPlaces): CmsEnv {
  const cmsPort = readOr(source, 'CMS_PORT', port, DEFAULT_CMS_PORT);
  const publicUrl = readOr(source, 'PUBLIC_URL', httpUrl, `http://localhost:${cmsPort}`);
  const siteUrl = `http://localhost:${readOr(source, 'SITE_PORT', port, DEFAULT_SITE_PORT)}`;
  const devUrl = `http://localhost:${readOr(source, 'DEV_PORT', port, DEFAULT_DEV_PORT)}`;
  const site = readOr(source, 'SITE_URL', httpUrl, siteUrl);
  const sites = [...new Set([site, siteUrl, devUrl])];
  const database = databaseSettings(source, places);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);

  const adminEmail = readRequired(source, 'ADMIN_EMAIL', email, 'admin@example.com');
  const publisherPort = readOr(source, 'PUBLISHER_PORT', port, DEFAULT_PUBLISHER_PORT);
  const previewPort = readOr(source, 'PREVIEW_PORT', port, DEFAULT_PREVIEW_PORT);
  const previewUrl = new URL(
    readOr(source, 'PREVIEW_URL', httpUrl, `http://localhost:${previewPort}`),
  ).origin;
  const publisherSecret = readRequired(source, 'PUBLISHER_SECRET', secret(LEAST_SECRET));

  const defaults: Record<string, string> = {
    LOG_LEVEL: 'warn',
    // Its lines about calls hold addresses of visitors; nginx logs the calls without them.
    LOGGER_HTTP_USE_LEVEL: 'debug',
    ...metrics(source),
    // Obeyed only with a licence that allows it; the free Core edition keeps telemetry on.
    TELEMETRY: 'false',
    MAX_PAYLOAD_SIZE: '10mb',
    CORS_ENABLED: 'true',
    CORS_ORIGIN: sites.join(','),
    CORS_ALLOWED_HEADERS: `Content-Type,Authorization,${rules.idempotency.header},${rules.requestId.header}`,
    // Credentials in cross-origin requests would let a page act as a signed-in team member (CSRF).
    // They are allowed only for sign-in with a provider, for which Directus stores the refresh
    // token in a cookie.
    CORS_CREDENTIALS: readText(source, 'AUTH_PROVIDERS') === undefined ? 'false' : 'true',
    ...providersMayBeAway(source),
    ...accountAddresses(sites),
    EXTENSIONS_PATH: join(places.dir, 'extensions'),
    // A site whose forms lead nowhere is worse than one that does not start.
    EXTENSIONS_MUST_LOAD: 'true',
    // Without a reverse proxy the client could forge the header.
    IP_TRUST_PROXY: 'false',
    // Exposes `Retry-After` to cross-origin scripts.
    CORS_EXPOSED_HEADERS: 'Content-Range,Retry-After',
    // Renames Directus' refresh token cookie: the site's own has the default name, and both would
    // collide on a shared host such as localhost.
    REFRESH_TOKEN_COOKIE_NAME: 'directus_provider_token',
    SITE_URL: site,
    // An assistant without a model of its own only stands in the way.
    AI_ENABLED: 'false',
    // Allows the preview in an iframe beside the item's form, and videos in rich text.
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `array:${["'self'", previewUrl, ...videoOrigins].join(',')}`,
    // Previews of pictures from any camera, width and height in pixels. A progressive JPEG of that
    // size takes up to 0.9 GB of memory while it is decoded.
    ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION: '12000',
    ASSETS_TRANSFORM_TIMEOUT: '30s',
    TEMP_PATH: join(places.dir, 'data', 'tmp'),
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_DRIVER: 'local',
    EMAIL_VERIFY_SETUP: 'false',
    // Pressure limiter off: during a build on a small machine, requests are slow and must not be
    // refused.
    PRESSURE_LIMITER_ENABLED: 'false',
  };
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) {
    if (value !== undefined && value !== '') given[name] = value;
  }
  // Validates the extension's variables; throws at an invalid one.
  readLeadsEnv({ ...given, PUBLIC_URL: publicUrl });
  const uploads = places.uploadsDir ?? readText(source, 'STORAGE_LOCAL_ROOT') ?? 'uploads';

  return {
    port: cmsPort,
    publicUrl,
    siteUrl: site,
    adminEmail,
    adminPassword: readRequired(source, 'ADMIN_PASSWORD', secret(LEAST_PASSWORD)),
    editorEmail: readRequired(source, 'EDITOR_EMAIL', email, 'editor@example.com'),
    editorPassword: readRequired(source, 'EDITOR_PASSWORD', secret(LEAST_PASSWORD)),
    buildToken: readRequired(source, 'BUILD_TOKEN', secret(LEAST_SECRET)),
    publisherToken: readRequired(source, 'PUBLISHER_TOKEN', secret(LEAST_SECRET)),
    previewToken: readRequired(source, 'PREVIEW_TOKEN', secret(LEAST_SECRET)),
    previewPort,
    previewUrl,
    publisherPort,
    publisherSecret,
    demo: readOr(source, 'CMS_DEMO', flag, true),
    database: database.identity,
    databaseFile: database.file,
    needs: missingServices(source),
    directus: {
      ...defaults,
      ...given,
      KEY: readRequired(source, 'KEY', secret(LEAST_SECRET)),
      SECRET: readRequired(source, 'SECRET', secret(LEAST_SECRET)),
      PUBLISHER_URL: readOr(source, 'PUBLISHER_URL', httpUrl, `http://127.0.0.1:${publisherPort}`),
      PUBLISHER_SECRET: publisherSecret,
      ALERT_EMAIL: (read(source, 'ALERT_EMAIL', emails) ?? [adminEmail]).join(','),
      ALERT_WEBHOOK_URL: read(source, 'ALERT_WEBHOOK_URL', webhookUrl) ?? '',
      PREVIEW_URL: previewUrl,
      ...database.vars,
      // Loopback on a workstation; all interfaces behind a public URL. `CMS_HOST`, because shells
      // export a `HOST` of their own.
      HOST: readText(source, 'CMS_HOST') ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
      PORT: String(cmsPort),
      PUBLIC_URL: publicUrl,
      STORAGE_LOCAL_ROOT: isAbsolute(uploads) ? uploads : resolve(places.dir, uploads),
      NODE_ENV: 'production',
      // Disables Directus' env file, which would override the environment.
      CONFIG_PATH: join(places.dir, 'no-config-file'),
    },
  };
}

/**
 * Reads `cms/.env`, generates missing values (secrets, passwords, the build token, the database)
 * and writes them to the file with mode 600. Existing values are kept; the process' environment
 * overrides the file.
 *
 * @param options.dir The `cms` folder.
 * @param options.environment Variables of the process.
 * @param options.places Files of the instance, where they are not the usual ones.
 * @returns The checked environment, the file, and the names that were made up now.
 * @throws EnvironmentError at the first invalid variable.
 */
export function ensureCmsEnv({
  dir = cmsDirectory(),
  environment = process.env,
  places = {},
}: {
  dir?: string;
  environment?: Variables;
  places?: Omit<CmsPlaces, 'dir'>;
} = {}): { env: CmsEnv; file: string; generated: string[] } {
  const file = join(dir, '.env');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const source: Record<string, string | undefined> = { ...parse(before) };
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && value.trim() !== '') source[name] = value;
  }

  const usesOtherDatabase = (readText(source, 'DB_CLIENT') ?? 'sqlite3') !== 'sqlite3';
  const missing = GENERATED.filter(
    ({ name }) =>
      readText(source, name) === undefined && !(name === 'DB_FILENAME' && usesOtherDatabase),
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

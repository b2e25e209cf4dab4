import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, canInstall } from './apt';
import { ReadableError } from './messages';

/** Programs that `npm run test:deploy` runs, with their Debian packages. */
const SERVERS = {
  nginx: 'nginx-light',
  postgres: 'postgresql',
  initdb: 'postgresql',
  psql: 'postgresql-client',
  'redis-server': 'redis-server',
  openssl: 'openssl',
  // A module of nginx, no program: texts are sent as brotli by it.
  'ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
} as const;

export type ServerName = keyof typeof SERVERS;

const NAMES = Object.keys(SERVERS) as ServerName[];

/** Debian keeps PostgreSQL's programs by version, outside of `PATH`. */
const POSTGRES = '/usr/lib/postgresql';

function folders(): string[] {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  return [
    ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
    '/usr/sbin',
    '/usr/lib/nginx/modules',
    ...versions.map((version) => path.join(POSTGRES, version, 'bin')),
  ];
}

const lookUp = (name: ServerName) =>
  folders()
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

const missing = () => NAMES.filter((name) => !lookUp(name));

const packagesOf = (names: readonly ServerName[]) => [
  ...new Set(names.map((name) => SERVERS[name])),
];

/**
 * Finds a server's program.
 *
 * @throws ReadableError naming the package if it is not installed
 */
export function findServer(name: ServerName): string {
  const found = lookUp(name);
  if (found === undefined) throw new ReadableError(whatToInstall([name]));
  return found;
}

/**
 * Ensures that nginx, PostgreSQL and Redis are installed; as root on Debian it installs them.
 *
 * @throws ReadableError saying what to install
 */
export function ensureServers(): void {
  if (missing().length > 0 && canInstall()) {
    aptInstall(packagesOf(missing()));
  }
  const left = missing();
  if (left.length > 0) throw new ReadableError(whatToInstall(left));
}

const whatToInstall = (names: readonly ServerName[]) =>
  `Missing for the test of the deployment: ${names.join(', ')}. On Debian: apt-get install ${packagesOf(names).join(' ')}`;

/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseEnv } from 'dotenv';
import { parse } from 'yaml';
import leads from '../../contract/leads/rules.json';

interface Service {
  image: string;
  user?: string;
  build?: { context: string; dockerfile: string };
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  mem_limit: string;
  pids_limit: number;
  networks: string[];
  ports?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  secrets?: (string | { source: string; target: string })[];
  healthcheck?: { test: string[] };
  profiles?: string[];
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

const file = (name: string) => readFileSync(path.join('deploy', name), 'utf8');
const compose = parse(file('docker-compose.yml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const service = (name: string) => compose.services[name] as Service;
const unit = (name: string) => file(`systemd/island-${name}.service`);

/** Names of a list in secrets.sh. */
const secretsOf = (list: string) =>
  (new RegExp(`^${list}=\\((.*)\\)$`, 'm').exec(file('secrets.sh'))?.[1] ?? '').split(' ');
const SECRETS = [...secretsOf('MADE_UP'), ...secretsOf('GIVEN')];

/** Variable → secret, as a service of the compose file gets them. */
const mounted = (name: string) =>
  Object.fromEntries(
    (service(name).secrets ?? []).map((secret) =>
      typeof secret === 'string' ? [secret, secret] : [secret.target, secret.source],
    ),
  );
/** The same of a unit. */
const credentials = (name: string) =>
  Object.fromEntries(
    [...unit(name).matchAll(/^LoadCredential=(\w+):\/etc\/island\/secrets\/(\w+)$/gm)].map(
      ([, variable, secret]) => [variable, secret],
    ),
  );

describe('docker-compose.yml', () => {
  it.each(services)('%s is confined', (_, { read_only, cap_drop, security_opt, ...limits }) => {
    expect({ read_only, cap_drop, security_opt }).toEqual({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(limits.mem_limit).toMatch(/^\d+[mg]$/);
    expect(limits.pids_limit).toBeGreaterThan(0);
    if (limits.profiles === undefined) expect(limits.healthcheck?.test.length).toBeGreaterThan(1);
  });

  it.each(services)('%s does not run as root, on an image of an exact version', (_, part) => {
    const ours = { 'island-app': 'app.Dockerfile', 'island-web': 'web.Dockerfile' };
    const dockerfile = ours[part.image as keyof typeof ours];
    if (dockerfile === undefined) {
      expect(part.image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-bookworm$/);
      expect(part.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    } else {
      expect(file(dockerfile)).toMatch(/^USER (?!root|0)\S+$/m);
      for (const [, base] of file(dockerfile).matchAll(/^FROM (\S+)/gm)) {
        expect(base).toMatch(/:\d+\.\d+(\.\d+)?-\w+/);
      }
      expect(existsSync(path.join('deploy', `${dockerfile}.dockerignore`))).toBe(true);
    }
  });

  it('builds from files that are there', () => {
    for (const [, { build }] of services) {
      if (build) {
        const context = path.join('deploy', build.context);
        expect(existsSync(path.join(context, build.dockerfile))).toBe(true);
      }
    }
  });

  it('keeps database and Redis out of reach', () => {
    expect(compose.networks.data?.internal).toBe(true);
    const inData = services.filter(([, { networks }]) => networks.includes('data'));
    expect(inData.map(([name]) => name)).toEqual(['postgres', 'redis', 'cms', 'backup']);
    const open = services.filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['web']);
  });

  it('mounts declared volumes only', () => {
    for (const [, { volumes = [] }] of services) {
      for (const volume of volumes)
        expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
    }
  });

  it('has every secret in a file, and none in a variable', () => {
    expect(Object.keys(compose.secrets).sort()).toEqual([...SECRETS].sort());
    for (const [name, { file: place }] of Object.entries(compose.secrets)) {
      expect(place).toBe(`secrets/${name}`);
    }
    for (const [, { environment = {} }] of services) {
      for (const name of SECRETS) expect(environment).not.toHaveProperty(name);
    }
    expect(Object.keys(parseEnv(file('settings.example')))).not.toEqual(
      expect.arrayContaining(SECRETS),
    );
  });
});

describe('the backup', () => {
  const { environment, secrets } = service('cms');

  it('reads what Directus reads, and has a key and a place of its own', () => {
    expect(service('backup').environment).toEqual({ ...environment, BACKUP_TO: '/backups' });
    expect(service('backup').secrets).toEqual([...(secrets ?? []), 'BACKUP_KEY']);
    expect(service('backup').volumes).toContain('backups:/backups');
  });
});

describe('docker-compose.several.yml', () => {
  const several = parse(file('docker-compose.several.yml'), { merge: true }) as Compose & {
    services: Record<string, { extends?: { service: string; file: string } }>;
  };
  const { cms, 'cms-2': second, web } = several.services;

  it('adds a node that is as the first', () => {
    expect(second?.extends).toEqual({ file: 'docker-compose.yml', service: 'cms' });
    expect(second?.environment).toEqual(cms?.environment);
    expect(second?.secrets).toEqual(cms?.secrets);
    expect(cms?.environment).toMatchObject({
      CACHE_STORE: 'redis',
      SYNCHRONIZATION_STORE: 'redis',
      STORAGE_LOCATIONS: 's3',
    });
  });

  it('has nginx ask both', () => {
    const port = service('web').environment?.CMS_UPSTREAM?.split(':')[1];
    const nodes = ['cms', 'cms-2'].map((name) => `${name}:${port}`);
    expect(web?.environment?.CMS_UPSTREAM).toBe(nodes.join(' '));
  });

  it('has its secrets in files', () => {
    expect(Object.keys(several.secrets)).toEqual(cms?.secrets);
    for (const [name, { file: place }] of Object.entries(several.secrets)) {
      expect(place).toBe(`secrets/${name}`);
    }
  });
});

describe('systemd', () => {
  it.each(['cms', 'backup', 'publisher'])('island-%s gets the secrets of its container', (name) => {
    expect(credentials(name)).toEqual(mounted(name));
    expect(Object.values(credentials(name)).length).toBeGreaterThan(3);
  });

  it.each(['cms', 'backup', 'publisher'])(
    'island-%s gets the variables of its container',
    (name) => {
      const inUnit = new Set(
        [...unit(name).matchAll(/[ =]([A-Z][A-Z_]+)=/g)].map(([, word]) => word),
      );
      const own = ['CREDENTIALS_DIRECTORY', 'PUBLISHER_URL', 'PREVIEW_HOST', 'PUBLISHER_HOST'];
      for (const variable of Object.keys(service(name).environment ?? {})) {
        if (!own.includes(variable)) expect([...inUnit]).toContain(variable);
      }
    },
  );

  it('island-restore is island-backup with another command, and never beside Directus', () => {
    // Comment, description and order differ.
    const service = (name: string) => unit(name).split('[Service]')[1];
    expect(service('restore')).toBe(
      service('backup')?.replace('run.mjs backup', 'run.mjs restore'),
    );
    expect(unit('restore')).toContain('\nConflicts=island-cms.service island-publisher.service\n');
  });

  it('lets programs make the system calls that they cannot do without, and kills none', () => {
    const filters = (name: string) =>
      [...unit(name).matchAll(/^SystemCallFilter=(.*)$/gm)].map(([, calls]) => calls);
    // V8 protects the memory of compiled code by keys where the processor has them.
    for (const name of ['cms', 'publisher', 'backup', 'restore']) {
      expect([name, filters(name)[0]]).toEqual([name, '@system-service @pkey']);
    }
    // certbot gives a renewed key the group of the old one.
    expect(filters('certbot').at(-1)).toBe('@chown');
    for (const name of ['cms', 'publisher', 'backup', 'restore', 'web', 'certbot']) {
      expect(unit(name)).toContain('\nSystemCallErrorNumber=EPERM\n');
    }
  });

  it.each(readdirSync('deploy/systemd').filter((name) => name.endsWith('.service')))(
    '%s has no rights it does not need',
    (name) => {
      const text = file(`systemd/${name}`);
      expect(text).toMatch(/^User=island/m);
      for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes']) {
        expect(text).toContain(`\n${line}\n`);
      }
    },
  );
});

describe('nginx', () => {
  const script = file('nginx.sh');
  const names = new Set(
    [
      ...file('nginx.conf')
        .replace(/^\s*#.*$/gm, '')
        .matchAll(/\$\{([A-Z_]+)\}/g),
    ].map(([, name]) => name),
  );

  it('fills in every name of its configuration', () => {
    const list = /for name in (RUN[^;]*);/.exec(script)?.[1]?.split(/[\s\\]+/);
    expect(new Set(list)).toEqual(new Set([...names, 'CERTIFICATE', 'CERTIFICATE_KEY']));
  });

  it('lets through every file that a form may send', () => {
    const megabytes = Number(/LEAD_MAX_SIZE:-(\d+)m/.exec(script)?.[1]);
    expect(megabytes * 1024 * 1024).toBeGreaterThan(2 * leads.file.maxBytes);
  });
});

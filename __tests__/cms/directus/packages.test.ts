/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ADMIN_PACKAGES } from '../../../cms/scripts/build-extensions';

const CMS = path.resolve('cms');
const TREE = path.join(CMS, 'node_modules');

interface Manifest {
  dependencies: Record<string, string>;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const listed = readJson<Manifest>(path.join(CMS, 'package.json')).dependencies;
const directus = readJson<Manifest>(path.join(TREE, '@directus/api/package.json')).dependencies;

const sources = readdirSync(CMS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|mjs)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
  .map((file) => readFileSync(path.join(CMS, file), 'utf8'));

const IMPORT = /^(import|export) (type )?(?:([^';]*?) from )?'([^.'][^']*)';/gm;

/** What the sources of `cms/` import from packages: whether types alone, which names, from where. */
const imports = sources.flatMap((text) =>
  [...text.matchAll(IMPORT)]
    .map(([, , types, names = '', from = '']) => ({ isType: types !== undefined, names, from }))
    .filter(({ from }) => !from.startsWith('node:')),
);

const packageOf = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

const imported = [
  ...new Set(imports.filter(({ isType }) => !isType).map(({ from }) => packageOf(from))),
];

describe('what cms/ imports', () => {
  it('stands in its package.json, or is provided by the admin', () => {
    expect(imported.length).toBeGreaterThan(15);
    expect(imported.filter((name) => !(name in listed) && !ADMIN_PACKAGES.includes(name))).toEqual(
      [],
    );
  });

  it('is, for the types alone, there besides', () => {
    const types = [
      ...new Set(imports.filter(({ isType }) => isType).map(({ from }) => packageOf(from))),
    ];
    expect(types.filter((name) => !imported.includes(name)).sort()).toEqual(['express']);
  });
});

/** Packages that have to be the same as Directus’, and what would go wrong otherwise. */
const SHARED = {
  '@directus/storage-driver-s3': 'backups read and write the files where Directus looks for them',
  argon2: 'restore writes passwords that Directus verifies',
  knex: 'backups speak to the database as Directus does',
  'prom-client': 'figures of the extension would stand in a registry that Directus does not show',
  busboy: 'forms are read by the parser that Directus’ own uploads are read by',
  ioredis: 'REDIS and its kin are read as Directus reads them',
  'rate-limiter-flexible': 'limits and Directus’ own count in one way',
} as const;

describe.each(Object.entries(SHARED))('%s, since otherwise: %s', (name) => {
  it('is one that Directus brings', () => {
    expect(Object.keys(directus)).toContain(name);
  });

  it('has in cms/package.json the version that Directus asks for', () => {
    expect(`${name} ${listed[name]}`).toBe(`${name} ${directus[name]}`);
  });

  it('is installed once', () => {
    const ours = createRequire(path.join(CMS, 'package.json')).resolve(name);
    expect(createRequire(path.join(TREE, '@directus/api/package.json')).resolve(name)).toBe(ours);
  });
});

it('every package that cms/ and Directus both bring is one of those, or may differ', () => {
  // Used by our scripts on their own values alone.
  const MAY_DIFFER = ['dotenv'];
  const both = Object.keys(listed).filter((name) => name in directus && name !== 'directus');
  expect(both.filter((name) => !(name in SHARED) && !MAY_DIFFER.includes(name))).toEqual([]);
});

it('are updated together with Directus', () => {
  const { packageRules } = readJson<{
    packageRules: { groupName?: string; matchPackageNames: string[] }[];
  }>('renovate.json');
  const group = packageRules.find(({ groupName }) => groupName === 'Directus');
  const names = Object.keys(SHARED).filter((name) => !name.startsWith('@directus/'));
  expect(group?.matchPackageNames).toEqual(
    expect.arrayContaining(['directus', '@directus/**', ...names]),
  );
});

describe('what the admin provides', () => {
  const assets = path.join(TREE, '@directus/app/dist/assets');
  const used = [...new Set(imports.map(({ from }) => from))].filter((from) =>
    ADMIN_PACKAGES.includes(from),
  );

  it.each(used)('%s has every name that our parts of the admin import', (name) => {
    const prefix = `${name.replace('/', '_')}.`;
    const file = readdirSync(assets).find(
      (entry) => entry.startsWith(prefix) && entry.endsWith('.entry.js'),
    );
    expect(file).toBeDefined();
    const [, exported = ''] =
      /export\{([^}]*)\}/.exec(readFileSync(path.join(assets, file ?? ''), 'utf8')) ?? [];
    const there = exported.split(',').map((entry) => entry.split(' as ').at(-1));
    const wanted = imports
      .filter(({ from, isType }) => from === name && !isType)
      .flatMap(({ names }) => names.replace(/[{}]/g, '').split(','))
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '' && !entry.startsWith('type '));
    expect(wanted.length).toBeGreaterThan(0);
    expect([...new Set(wanted)].filter((entry) => !there.includes(entry))).toEqual([]);
  });
});

/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { auditProblems, type AuditException } from '../../../scripts/support/audit';
import { isAllowed, licenceProblems, type LicenceRules } from '../../../scripts/support/licences';
import { licenceText, lockedPackages, PARTS } from '../../../scripts/support/locked-packages';
import { billOfMaterials } from '../../../scripts/support/sbom';

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const rules = readJson<LicenceRules>('supply/licences.json');

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT AND Zlib)', true],
    ['GPL-3.0-only', false],
    ['MITx', false],
  ])('%s: %s', (expression, expected) => {
    expect(isAllowed(expression, ['MIT', 'Zlib'])).toBe(expected);
  });

  it('are read as packages of all ages write them', () => {
    expect(licenceText([{ type: 'MIT' }, { type: 'BSD-3-Clause' }])).toBe('MIT OR BSD-3-Clause');
    expect(licenceText({ type: 'MIT', url: 'x' })).toBe('MIT');
    expect(licenceText([{ name: 'MIT' }])).toBeUndefined();
    expect(licenceText(undefined)).toBeUndefined();
  });

  const lib = (licence: string | undefined) => ({
    name: 'lib',
    version: '1.2.3',
    licence,
    dev: false,
    integrity: undefined,
  });

  it('need a rule, and exceptions a package', () => {
    const exceptions = [{ package: 'lib', states: 'GPL-3.0-only', reason: 'a test' }];
    expect(licenceProblems([lib('GPL-3.0-only')], { allowed: ['MIT'], exceptions })).toEqual([]);
    expect(licenceProblems([lib('AGPL-3.0')], { allowed: ['MIT'], exceptions })).toEqual([
      'The exception for lib is no longer needed.',
      'lib@1.2.3 has the licence AGPL-3.0.',
    ]);
    expect(licenceProblems([lib(undefined)], { allowed: [], exceptions: [] })).toEqual([
      'lib@1.2.3 has the licence (none stated).',
    ]);
  });

  it('of all packages are covered', () => {
    const packages = Object.values(PARTS).flatMap(lockedPackages);
    expect(packages.length).toBeGreaterThan(1000);
    expect(licenceProblems(packages, rules)).toEqual([]);
    for (const { reason } of rules.exceptions) expect(reason.length).toBeGreaterThan(10);
  });
});

describe('the audit', () => {
  const advisory = {
    url: 'https://github.com/advisories/GHSA-1',
    title: 'Reads any file',
    severity: 'high',
    name: 'lib',
  };
  const report = (severity: string) => ({
    vulnerabilities: { lib: { via: [{ ...advisory, severity }] }, user: { via: ['lib'] } },
  });
  const exception = { advisory: advisory.url, reason: 'not called', expires: '2026-12-01' };

  it('stops at high and critical advisories', () => {
    expect(auditProblems(report('moderate'), [], '2026-11-23')).toEqual([]);
    expect(auditProblems(report('critical'), [], '2026-11-23')).toEqual([
      'lib: Reads any file (critical, https://github.com/advisories/GHSA-1).',
    ]);
  });

  it('lets one pass until its last day', () => {
    expect(auditProblems(report('high'), [exception], '2026-12-01')).toEqual([]);
    expect(auditProblems(report('high'), [exception], '2026-12-02')).toEqual([
      'lib: Reads any file (high, https://github.com/advisories/GHSA-1; its exception expired on 2026-12-01).',
    ]);
  });

  it('takes no answer for no approval', () => {
    expect(() => auditProblems({ message: '405 Method Not Allowed' }, [], '2026-11-23')).toThrow(
      'The registry gave no answer to npm audit: 405 Method Not Allowed.',
    );
  });

  it('has exceptions with a reason and a day', () => {
    for (const entry of readJson<AuditException[]>('supply/audit-exceptions.json')) {
      expect(entry.advisory).toMatch(/^https:\/\//);
      expect(entry.reason.length).toBeGreaterThan(10);
      expect(entry.expires).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

it('a bill of materials names what runs, with its hash', () => {
  const integrity = `sha512-${Buffer.from('digest').toString('base64')}`;
  const packages = [
    { name: '@a/lib', version: '1.0.0', licence: 'MIT', dev: false, integrity },
    { name: 'tool', version: '2.0.0', licence: 'MIT', dev: true, integrity },
  ];
  const part = { name: 'site', version: '0.1.0' };
  expect(billOfMaterials(part, packages, '2026-11-23T00:00:00Z').components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40a/lib@1.0.0',
      name: '@a/lib',
      version: '1.0.0',
      purl: 'pkg:npm/%40a/lib@1.0.0',
      licenses: [{ license: { name: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: Buffer.from('digest').toString('hex') }],
    },
  ]);
});

describe('workflows', () => {
  interface Workflow {
    on: object;
    permissions: Record<string, string>;
    jobs: Record<
      string,
      { 'timeout-minutes': number; steps: { run?: string; uses?: string; env?: object }[] }
    >;
  }
  const folder = '.github/workflows';
  const files = readdirSync(folder);
  const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json');

  it('are there', () => {
    expect(files.sort()).toEqual(['rebuild.yml', 'supply.yml', 'test.yml']);
  });

  it.each(files)('%s runs commands of package.json, with few rights', (file) => {
    const workflow = parse(readFileSync(`${folder}/${file}`, 'utf8')) as Workflow;
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const commands = Object.values(workflow.jobs).flatMap((job) => {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      return job.steps.flatMap(({ run, uses }) => {
        expect(run ?? uses).toEqual(expect.any(String));
        return run === undefined ? [] : [run];
      });
    });
    const names = commands.flatMap((command) => {
      const [, script] = /^npm (?:run )?([\w:-]+)/.exec(command) ?? [];
      if (script === undefined) expect(command).toMatch(/^sudo apt-get /);
      return script === undefined ? [] : [script];
    });
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(Object.keys(scripts)).toContain(name);
  });

  it('give the release the variables of .env.example', () => {
    const { jobs } = parse(readFileSync(`${folder}/rebuild.yml`, 'utf8')) as Workflow;
    const known = readFileSync('.env.example', 'utf8');
    const names = Object.keys(jobs.release?.steps.find(({ run }) => run)?.env ?? {});
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      if (!name.startsWith('AWS_')) expect(known).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
    }
  });

  it('name what SECURITY.md names', () => {
    for (const [, file] of readFileSync('SECURITY.md', 'utf8').matchAll(/\]\((docs\/[^)#]+)/g)) {
      expect([file, existsSync(file ?? '')]).toEqual([file, true]);
    }
  });
});

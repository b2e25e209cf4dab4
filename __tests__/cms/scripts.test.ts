/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedKeys } from '../../cms/scripts/diff';
import { explainExit } from '../../cms/scripts/directus-process';
import { changesByKind } from '../../cms/scripts/changes-by-kind';
import { setupFingerprint } from '../../cms/scripts/fingerprint';
import { cmsDirectory } from '../../cms/scripts/paths';
import { freePort, isPortFree, portInUse } from '../../cms/scripts/ports';
import { readState, writeState } from '../../cms/scripts/state';

const temporary = () => mkdtempSync(join(tmpdir(), 'cms-scripts-'));

describe('comparing a declaration with the database', () => {
  it('finds the keys that differ, also inside', () => {
    expect(changedKeys({ a: 1, b: { c: [1, 2] } }, { a: 2, b: { c: [1, 2] } })).toEqual(['a']);
    expect(changedKeys({ b: { c: [1, 2] } }, { b: { c: [1, 3] } })).toEqual(['b']);
    expect(changedKeys({ b: [1] }, { b: [1, 2] })).toEqual(['b']);
  });

  it('does not mind what only the database has, nor null, false and absent', () => {
    expect(changedKeys({ a: { x: 1 } }, { a: { x: 1, y: 2 }, z: 3 })).toEqual([]);
    expect(changedKeys({ a: null, b: false, c: undefined }, { a: false, b: null })).toEqual([]);
  });

  it('calls everything changed where the database has nothing', () => {
    expect(changedKeys({ a: 1 }, null)).toEqual(['a']);
  });
});

describe('what setup says', () => {
  it('is a line for each kind of change, and nothing where nothing changed', () => {
    expect(changesByKind([])).toEqual([]);
    expect(
      changesByKind(['field a.b added', 'panel New, per week added', 'field a.c: note']),
    ).toEqual(['field (2): a.b added; a.c: note', 'panel (1): New, per week added']);
    const many = Array.from({ length: 8 }, (_, index) => `role ${index}`);
    expect(changesByKind(many)).toEqual(['role (8): 0; 1; 2; 3; 4; 5; and 2 more']);
  });
});

describe('ports', () => {
  it('tells a taken port from a free one', async () => {
    const port = await freePort();
    expect(await isPortFree(port)).toBe(true);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await isPortFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  });

  it('says which port is in use and how to choose another', () => {
    expect(portInUse(8055)).toBe(
      'Port 8055 is in use, Directus cannot listen on it. Choose another: CMS_PORT=8056',
    );
    expect(portInUse(9999)).toContain('CMS_PORT=10000');
  });
});

describe('a Directus that ended by itself', () => {
  it('is explained by packages of another Node.js', () => {
    const message = explainExit(['Error: isolated_vm.node', "code: 'ERR_DLOPEN_FAILED'"], 1);
    expect(message).toContain(process.version);
    expect(message).toContain('npm rebuild --prefix cms');
  });

  it('is explained by a taken port', () => {
    expect(explainExit(['ERROR: Port 8055 is already in use'], 1)).toBe(portInUse(8055));
  });

  it('is explained by a database that does not answer, without its password', () => {
    expect(explainExit(['Error: connect ECONNREFUSED 127.0.0.1:5432', '  at x'], 1)).toBe(
      'Directus cannot use its database: Error: connect ECONNREFUSED 127.0.0.1:5432. ' +
        'Check DB_HOST, DB_PORT, DB_DATABASE, DB_USER and DB_PASSWORD.',
    );
  });

  it('is explained by a provider that does not answer, not by the database', () => {
    const lines = [
      'ERROR: [OpenID] Failed to fetch provider config',
      '  "message": "connect ECONNREFUSED 127.0.0.1:43387",',
      'ERROR: AUTH_COMPANY_ISSUER_DISCOVERY_MUST_SUCCEED is enabled and discovery failed, exiting',
    ];
    expect(explainExit(lines, 1)).toBe(
      'The sign-in provider of AUTH_COMPANY_ISSUER_URL does not answer as one. Correct the address, or ' +
        'start without: AUTH_COMPANY_ISSUER_DISCOVERY_MUST_SUCCEED=false',
    );
  });

  it('is explained by a database that was never set up', () => {
    expect(explainExit(["ERROR: Database doesn't have Directus tables installed."], 1)).toBe(
      'The database has no tables of Directus. Run: npm run cms:setup',
    );
  });

  it('otherwise shows its last lines', () => {
    expect(explainExit(['one', 'two'], 3)).toBe(
      'Directus stopped with exit code 3. Its last lines:\none\ntwo',
    );
  });
});

describe('the folder of the CMS', () => {
  it('is found from the root and from any folder below', () => {
    const root = cmsDirectory();
    expect(cmsDirectory(join(root, 'scripts'))).toBe(root);
    expect(cmsDirectory(join(root, '..', '__tests__', 'cms'))).toBe(root);
  });

  it('is missed with a message elsewhere', () => {
    const elsewhere = temporary();
    expect(() => cmsDirectory(elsewhere)).toThrow(`No cms/package.json found above ${elsewhere}`);
    rmSync(elsewhere, { recursive: true });
  });
});

describe('the fingerprint of a set-up database', () => {
  it('changes with a text of the demo content, a shared fact and the token, and with nothing else', () => {
    const root = temporary();
    const copy = join(root, 'cms');
    const booking = join('extensions', 'leads', 'src', 'rules', 'booking-defaults.ts');
    for (const part of ['schema', 'access', 'scripts', booking, 'package.json', '../contract']) {
      cpSync(join(cmsDirectory(), part), join(copy, part), { recursive: true });
    }
    mkdirSync(join(copy, 'demo'));
    writeFileSync(join(copy, 'demo', 'a.ts'), 'one');
    const before = setupFingerprint(copy);
    expect(setupFingerprint(copy)).toBe(before);
    expect(setupFingerprint(copy, ['token'])).not.toBe(before);
    writeFileSync(join(copy, 'demo', 'a.ts'), 'two');
    expect(setupFingerprint(copy)).not.toBe(before);
    writeFileSync(join(copy, 'demo', 'a.ts'), 'one');
    expect(setupFingerprint(copy)).toBe(before);
    writeFileSync(join(root, 'contract', 'leads', 'rules.json'), '{}');
    expect(setupFingerprint(copy)).not.toBe(before);
    rmSync(root, { recursive: true });
  });
});

describe('what setup remembers', () => {
  it('is kept for each database by itself', () => {
    const dir = temporary();
    expect(readState(dir, 'a')).toBeUndefined();
    writeState(dir, 'a', { fingerprint: '1', seeded: ['projects/x'] });
    writeState(dir, 'b', { fingerprint: '2', seeded: [] });
    expect(readState(dir, 'a')).toEqual({ fingerprint: '1', seeded: ['projects/x'] });
    expect(readState(dir, 'b')?.fingerprint).toBe('2');
    rmSync(dir, { recursive: true });
  });

  it('is nothing where the file is broken', () => {
    const dir = temporary();
    mkdirSync(join(dir, 'data'));
    writeFileSync(join(dir, 'data', 'setup-state.json'), '{"a":');
    expect(readState(dir, 'a')).toBeUndefined();
    rmSync(dir, { recursive: true });
  });
});

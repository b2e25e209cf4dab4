/** @jest-environment node */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { inRoot, ROOT } from '../../../scripts/support/root';
import {
  completeSiteEnv,
  readPort,
  readSiteEnv,
  readSiteHost,
} from '../../../scripts/support/site-env';
import type * as TemporarySite from '../../support/temporary-site';

jest.mock('../../../scripts/support/root', () => {
  const { temporaryFolder } = jest.requireActual<typeof TemporarySite>(
    '../../support/temporary-site',
  );
  const { directory } = temporaryFolder();
  return {
    ROOT: directory,
    inRoot: (...parts: string[]) => [directory, ...parts].join('/'),
  };
});

const FILE = inRoot('.env');
const NAMES = ['TEST_SITE_A', 'TEST_SITE_B'] as const;

beforeEach(() => {
  rmSync(FILE, { force: true });
  for (const name of NAMES) Reflect.deleteProperty(process.env, name);
});

afterAll(() => {
  for (const name of NAMES) Reflect.deleteProperty(process.env, name);
  rmSync(ROOT, { recursive: true, force: true });
});

describe('readSiteEnv', () => {
  it('reads the file, overruled by the process', () => {
    writeFileSync(FILE, 'TEST_SITE_A=file\nTEST_SITE_B=file\n');
    process.env.TEST_SITE_B = 'process';
    expect(readSiteEnv()).toMatchObject({ TEST_SITE_A: 'file', TEST_SITE_B: 'process' });
  });

  it('does without a file', () => {
    expect(readSiteEnv().TEST_SITE_A).toBeUndefined();
  });
});

describe('completeSiteEnv', () => {
  it('writes what is missing, for its owner only', () => {
    expect(completeSiteEnv({ TEST_SITE_A: 'a', TEST_SITE_B: 'b' })).toMatchObject({
      TEST_SITE_A: 'a',
      TEST_SITE_B: 'b',
    });
    expect(readFileSync(FILE, 'utf8')).toBe('TEST_SITE_A=a\nTEST_SITE_B=b\n');
    expect(statSync(FILE).mode & 0o777).toBe(0o600);
  });

  it('keeps what people have written, even without a last line break', () => {
    writeFileSync(FILE, '# mine\nTEST_SITE_A=own');
    expect(completeSiteEnv({ TEST_SITE_A: 'a', TEST_SITE_B: 'b' })).toMatchObject({
      TEST_SITE_A: 'own',
      TEST_SITE_B: 'b',
    });
    expect(readFileSync(FILE, 'utf8')).toBe('# mine\nTEST_SITE_A=own\nTEST_SITE_B=b\n');
  });

  it('writes nothing that the process has', () => {
    process.env.TEST_SITE_A = 'process';
    expect(completeSiteEnv({ TEST_SITE_A: 'a' })).toMatchObject({ TEST_SITE_A: 'process' });
    expect(existsSync(FILE)).toBe(false);
  });

  it('changes nothing the second time', () => {
    completeSiteEnv({ TEST_SITE_A: 'a' });
    const before = readFileSync(FILE, 'utf8');
    completeSiteEnv({ TEST_SITE_A: 'other' });
    expect(readFileSync(FILE, 'utf8')).toBe(before);
  });
});

describe('readPort', () => {
  it.each([
    ['1', 1],
    [' 8080 ', 8080],
    ['65535', 65_535],
    ['', 9000],
    ['  ', 9000],
    [undefined, 9000],
  ])('reads %j as %d', (value, port) => {
    expect(readPort({ SITE_PORT: value }, 'SITE_PORT', 9000)).toBe(port);
  });

  it.each(['0', '65536', '-1', '80.5', 'http', '80a'])('refuses %s', (value) => {
    expect(() => readPort({ SITE_PORT: value }, 'SITE_PORT', 9000)).toThrow(
      expect.objectContaining({
        name: 'EnvironmentError',
        message: 'SITE_PORT is not a port number from 1 to 65535. Example: SITE_PORT=9000',
      }),
    );
  });
});

describe('readSiteHost', () => {
  it.each([
    [undefined, '127.0.0.1'],
    [' ', '127.0.0.1'],
    ['0.0.0.0', '0.0.0.0'],
    [' ::1 ', '::1'],
    ['localhost', 'localhost'],
    ['web-1.example', 'web-1.example'],
  ])('reads %j as %s', (value, host) => {
    expect(readSiteHost({ SITE_HOST: value })).toBe(host);
  });

  it.each(['http://localhost', '0.0.0', '256.0.0.1', '1', 'localhost:9000', '*', '-x'])(
    'refuses %s',
    (value) => {
      expect(() => readSiteHost({ SITE_HOST: value })).toThrow(
        expect.objectContaining({
          name: 'EnvironmentError',
          message:
            'SITE_HOST is not an address to listen on. Example: SITE_HOST=0.0.0.0, for every network',
        }),
      );
    },
  );
});

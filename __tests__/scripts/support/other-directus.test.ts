/** @jest-environment node */
import { readdirSync } from 'node:fs';
import {
  isOlder,
  manifestWith,
  NEWER_ONLY,
  readVersion,
  testPattern,
} from '../../../scripts/support/other-directus';

const MESSAGE =
  'Name the version of Directus to run the tests with. Example: npm run test:directus -- 11.17.4';

it.each([undefined, '', '11', 'latest', '11.17.4; ls', 'v12.4.1'])(
  'refuses %j as a version',
  (text) => {
    expect(() => readVersion(text)).toThrow(MESSAGE);
  },
);

it.each([
  ['11.17.4', '12.4.1', true],
  ['12.4.0', '12.4.1', true],
  ['12.4.1', '12.4.1', false],
  ['12.10.0', '12.9.3', false],
  ['13.0.0', '12.4.1', false],
])('%s is older than %s: %s', (version, than, expected) => {
  expect(isOlder(version, than)).toBe(expected);
});

describe('the packages with another Directus', () => {
  const listed = {
    name: 'cms',
    dependencies: { directus: '12.4.1', knex: '3.1.0' },
    overrides: { '@directus/app': '18.0.0', sharp: '0.34.5' },
  };

  it('are the same but for it, and for what was put into the listed one', () => {
    expect(manifestWith(listed, '11.17.4')).toEqual({
      name: 'cms',
      dependencies: { directus: '11.17.4', knex: '3.1.0' },
      overrides: { sharp: '0.34.5' },
    });
  });

  it('are as listed for the listed one', () => {
    expect(manifestWith(listed, '12.4.1')).toBe(listed);
  });
});

describe('the tests', () => {
  const files = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `/project/__tests__/${file}`);
  const chosen = (isOld: boolean) =>
    files.filter((file) => new RegExp(testPattern(isOld)).test(file));

  it('are those of Directus and of the source plugin', () => {
    expect(chosen(false)).toContain('/project/__tests__/cms/setup.integration.test.ts');
    expect(chosen(false).some((file) => file.includes('gatsby-source-directus'))).toBe(true);
    expect(chosen(false).some((file) => file.includes('__tests__/src/'))).toBe(false);
  });

  it('leave out for an older Directus what only newer ones have, and nothing else', () => {
    const left = chosen(false).filter((file) => !chosen(true).includes(file));
    expect(left).toHaveLength(7);
    for (const pattern of NEWER_ONLY) {
      expect(left.filter((file) => new RegExp(pattern).test(file)).length).toBeGreaterThan(0);
    }
  });
});

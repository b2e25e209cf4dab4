import { ReadableError } from './messages';

/** `cms/package.json`, as far as it decides which Directus is installed. */
export interface CmsManifest {
  dependencies: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** Files with packages of Directus alone: of its other releases they come from its own manifest. */
const OF_DIRECTUS = ['@directus/app'];

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Checks the version that a command was asked for.
 *
 * @throws ReadableError with an example
 */
export function readVersion(text: string | undefined): string {
  if (text !== undefined && VERSION.test(text)) return text;
  throw new ReadableError(
    'Name the version of Directus to run the tests with. Example: npm run test:directus -- 11.17.4',
  );
}

/** Whether a version is older than another. */
export function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => (VERSION.exec(text) ?? []).slice(1).map(Number));
  const at = (a ?? []).findIndex((part, index) => part !== b?.[index]);
  return at >= 0 && (a?.[at] ?? 0) < (b?.[at] ?? 0);
}

/**
 * The manifest of `cms/` with another Directus. What overrides packages of the listed Directus stays
 * with that one.
 */
export function manifestWith<T extends CmsManifest>(manifest: T, version: string): T {
  if (manifest.dependencies.directus === version) return manifest;
  const kept = Object.entries(manifest.overrides ?? {}).filter(
    ([name]) => !OF_DIRECTUS.includes(name),
  );
  return {
    ...manifest,
    dependencies: { ...manifest.dependencies, directus: version },
    overrides: Object.fromEntries(kept),
  };
}

/** Folders of tests that need Directus: its start, setup, extensions, and what the site reads. */
const TESTS = ['cms', 'plugins/gatsby-source-directus/src'];

/**
 * What holds for the listed Directus and newer ones: files of its packages, its tables to the column, and
 * content versions in lists, which Directus 11 lacks.
 */
export const NEWER_ONLY = [
  'cms/directus/(?:packages|internals)\\.test',
  'cms/directus/setup-snapshot\\.integration',
  'cms/schema/directus-words\\.test',
  'cms/scripts/build-extensions\\.test',
  'publishing/app/directus-app\\.test',
  'src/directus/versions\\.integration',
];

/** Pattern of the files to test, with a Directus that is older than the listed one, or not. */
export function testPattern(isOld: boolean): string {
  const folders = `__tests__/(?:${TESTS.join('|')})/`;
  return isOld ? `^(?!.*(?:${NEWER_ONLY.join('|')})).*${folders}` : folders;
}

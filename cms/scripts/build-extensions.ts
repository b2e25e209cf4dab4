import { build, type BuildOptions } from 'esbuild';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
  mkdirSync,
} from 'node:fs';
import { join } from 'node:path';

const STAMP = /^\/\/ Built from ([0-9a-f]+)\n/;

/** Bundled CommonJS packages call `require`, which ESM lacks. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Packages that the admin provides, hence external; a test compares the list with Directus'. */
export const ADMIN_PACKAGES = [
  '@directus/extensions-sdk',
  'vue',
  'vue-router',
  'vue-i18n',
  'pinia',
];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Content hash of an extension's sources. */
function sourceDigest(dir: string, extension: string): string {
  const hash = createHash('sha256');
  const shared = [
    join(dir, 'package-lock.json'),
    ...filesBelow(join(dir, 'access')),
    ...filesBelow(join(dir, 'schema')),
    ...filesBelow(join(dir, '..', 'contract')),
    // The guide inside the admin.
    ...filesBelow(join(dir, '..', 'docs', 'editors')),
  ];
  for (const file of [...filesBelow(join(dir, 'extensions', extension, 'src')), ...shared]) {
    hash.update(`${file.slice(dir.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 32);
}

const builtFrom = (file: string): string | undefined =>
  existsSync(file) ? STAMP.exec(readFileSync(file, 'utf8'))?.[1] : undefined;

/** Atomic write (temporary file and rename): another process may build the same file. */
function putInPlace(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Bundles the server part. */
const buildApi = (source: string) =>
  bundle({
    entryPoints: [source],
    platform: 'node',
    target: 'node20',
    // Of Directus: it shows what is in its registry.
    external: ['prom-client'],
    banner: { js: REQUIRE },
  });

/** Bundles the admin part; packages that the admin provides stay external. */
const buildApp = (source: string) =>
  bundle({
    entryPoints: [source],
    platform: 'browser',
    target: 'es2022',
    external: ADMIN_PACKAGES,
    loader: { '.css': 'text', '.md': 'text' },
  });

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Builds the Directus extensions whose sources changed: TypeScript to one ESM file per part.
 *
 * @param dir The `cms` folder.
 * @returns Names of the rebuilt extensions.
 * @throws The error of esbuild, naming file and line.
 */
export async function buildExtensions(dir: string): Promise<string[]> {
  const root = join(dir, 'extensions');
  const built: string[] = [];
  for (const name of readdirSync(root)) {
    const source = join(root, name, 'src', 'index.ts');
    if (!existsSync(source)) continue;
    const target = join(root, name, 'dist', 'api.js');
    const digest = sourceDigest(dir, name);
    if (builtFrom(target) === digest) continue;
    const appSource = join(root, name, 'src', 'app', 'index.ts');
    // Directus requires an admin part of every bundle extension; most have none.
    const app = existsSync(appSource) ? await buildApp(appSource) : 'export default {};\n';
    const api = await buildApi(source);
    mkdirSync(join(root, name, 'dist'), { recursive: true });
    putInPlace(join(root, name, 'dist', 'app.js'), app);
    // Written last: its stamp marks both parts as complete.
    putInPlace(target, `// Built from ${digest}\n${api}`);
    built.push(name);
  }
  return built;
}

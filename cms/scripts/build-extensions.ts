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

/** Packages inside the bundle may be CommonJS and call `require`. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Packages that the admin brings along; a test compares them with those of Directus. */
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

/** A digest of all an extension is built from. */
function sourceDigest(dir: string, extension: string): string {
  const hash = createHash('sha256');
  const shared = [
    join(dir, 'package-lock.json'),
    ...filesBelow(join(dir, 'access')),
    ...filesBelow(join(dir, 'schema')),
    ...filesBelow(join(dir, '..', 'contract')),
  ];
  for (const file of [...filesBelow(join(dir, 'extensions', extension, 'src')), ...shared]) {
    hash.update(`${file.slice(dir.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 32);
}

const builtFrom = (file: string): string | undefined =>
  existsSync(file) ? STAMP.exec(readFileSync(file, 'utf8'))?.[1] : undefined;

/** Another process may build the same file: each writes its own and puts it in place at once. */
function putInPlace(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** The part that Directus calls. */
const buildApi = (source: string) =>
  bundle({
    entryPoints: [source],
    platform: 'node',
    target: 'node20',
    banner: { js: REQUIRE },
  });

/** The part in the admin; what the admin brings along stays outside. */
const buildApp = (source: string) =>
  bundle({
    entryPoints: [source],
    platform: 'browser',
    target: 'es2022',
    external: ADMIN_PACKAGES,
    loader: { '.css': 'text' },
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
 * Builds the extensions of Directus whose sources changed: TypeScript to one ESM file for each part.
 *
 * @param dir The `cms` folder.
 * @returns Names of those that were built now.
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
    // Directus asks every bundle for a part in the admin; most have none.
    const app = existsSync(appSource) ? await buildApp(appSource) : 'export default {};\n';
    const api = await buildApi(source);
    mkdirSync(join(root, name, 'dist'), { recursive: true });
    putInPlace(join(root, name, 'dist', 'app.js'), app);
    // Last: its stamp says that both are there.
    putInPlace(target, `// Built from ${digest}\n${api}`);
    built.push(name);
  }
  return built;
}

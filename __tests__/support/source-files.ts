import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const SOURCE_FOLDER = path.resolve(__dirname, '../../src');

const isScript = (name: string) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts');

/** Every script below a folder of `src`, absolute. */
export function sourceFiles(folder = '.'): string[] {
  const root = path.join(SOURCE_FOLDER, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(isScript)
    .map((name) => path.join(root, name))
    .sort();
}

const CODE_IMPORT = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm;

export const textOf = (file: string) => readFileSync(file, 'utf8');

/** A file and every script of `src` whose code it imports, directly or not; types bring none. */
export function withImports(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of textOf(file).matchAll(CODE_IMPORT)) {
    const base = path.resolve(path.dirname(file), target);
    const found = [`${base}.ts`, `${base}.tsx`].find((name) => existsSync(name));
    if (found && statSync(found).isFile()) withImports(found, seen);
  }
  return seen;
}

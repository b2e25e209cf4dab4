import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root';

/** Sources of a build. */
export const SITE_SOURCES = [
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'contract',
  'locales',
  'plugins',
  'src',
  'static',
] as const;

/** Folders of a local plugin that no build reads: its tests, and its package for npm. */
const NOT_BUILT: ReadonlySet<string> = new Set(['__tests__', 'build']);

/** Types of the queries: part of the sources, and written by each build (gatsby-config.ts). */
export const QUERY_TYPES = 'src/gatsby-types.d.ts';

/** All source files of a build, relative to the project, in a stable order. */
export function siteFiles(): string[] {
  return SITE_SOURCES.flatMap(filesOf).sort();
}

function filesOf(entry: string): string[] {
  const stats = statSync(inRoot(entry), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [entry];
  return readdirSync(inRoot(entry))
    .filter((name) => !NOT_BUILT.has(name))
    .flatMap((name) => filesOf(path.join(entry, name)));
}

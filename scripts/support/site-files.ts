import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root';

/** Files and folders a build is made of. */
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

/** Types of the queries: part of the sources, and written by each build (gatsby-config.ts). */
export const QUERY_TYPES = 'src/gatsby-types.d.ts';

/** All files a build is made of, relative to the project, in a stable order. */
export function siteFiles(): string[] {
  return SITE_SOURCES.flatMap(filesOf).sort();
}

function filesOf(entry: string): string[] {
  const stats = statSync(inRoot(entry), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [entry];
  return readdirSync(inRoot(entry)).flatMap((name) => filesOf(path.join(entry, name)));
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { PAGE_TYPES } from '../../e2e/support/page-types';
import { ReadableError } from '../../scripts/support/messages';
import { startStaticServer, type StaticServer } from '../../scripts/support/static-server';

/** The pages that the benchmarks of the built site visit: a page of each type, or those of `BENCH_PAGES`, paths with commas between. */
export function pagesToVisit(): readonly string[] {
  return process.env.BENCH_PAGES?.split(',') ?? [...PAGE_TYPES, '/404'];
}

/**
 * Serves the last build on a free port.
 *
 * @throws ReadableError without a build
 */
export async function serveLastBuild(): Promise<StaticServer> {
  const directory = path.resolve('public');
  if (!existsSync(directory)) throw new ReadableError('There is no build yet. Run: npm run build');
  return startStaticServer({ directory, port: 0 });
}

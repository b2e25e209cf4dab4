import { PAGE_TYPES } from '../../e2e/support/page-types';

/** The pages that the benchmarks of the built site visit: a page of each type, or those of `BENCH_PAGES`, paths with commas between. */
export function pagesToVisit(): readonly string[] {
  return process.env.BENCH_PAGES?.split(',') ?? [...PAGE_TYPES, '/404'];
}

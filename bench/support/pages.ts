import { PAGE_TYPES } from '../../e2e/support/page-types';
import { isLocale, LOCALE_CODES } from '../../src/i18n/locales';
import { localizePath } from '../../src/i18n/paths';
import { ReadableError } from '../../scripts/support/messages';

/** The pages that the benchmarks of the built site visit: a page of each type, or those of `BENCH_PAGES`, paths with commas between. */
export function pagesToVisit(): readonly string[] {
  return process.env.BENCH_PAGES?.split(',') ?? [...PAGE_TYPES, '/404'];
}

/**
 * The same pages in each locale, or in those of `BENCH_LOCALES`, codes with commas between.
 *
 * @throws ReadableError if one of them is none
 */
export function localizedPages(): readonly string[] {
  const codes = process.env.BENCH_LOCALES?.split(',') ?? LOCALE_CODES;
  const locales = codes.filter(isLocale);
  if (locales.length < codes.length) {
    throw new ReadableError(`BENCH_LOCALES: known are ${LOCALE_CODES.join(', ')}. Example: en,ru`);
  }
  return pagesToVisit().flatMap((page) => locales.map((locale) => localizePath(page, locale)));
}

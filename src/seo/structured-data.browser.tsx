import type { StructuredDataProps } from './structured-data';

/** Parses as JSON and states nothing. */
const NOTHING = { __html: '{}' };

/**
 * The browser's half of `StructuredData`. On a page load React keeps the script that the server has
 * rendered; on a navigation nobody reads one.
 */
export function StructuredData({ page }: StructuredDataProps) {
  if (page.noindex) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
  );
}

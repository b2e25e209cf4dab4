/** Pages preloaded at the same time (specification, section 9). */
export const PRELOAD_LIMIT = 4;

/** Timeout after which a preload's slot goes to the next one, milliseconds. */
export const PRELOAD_PATIENCE_MS = 10_000;

/** Time after the first request for a preload in which none is made: the page itself comes first. */
export const PRELOAD_DELAY_MS = 3000;

/** Gatsby's loader leaves the same ones out. */
const CRAWLER = /bot|crawl|spider/i;

/** What a browser tells of its connection. */
export interface Connection {
  saveData?: boolean;
  /** Such as `4g` or `slow-2g`. */
  effectiveType?: string;
}

/**
 * Whether anything may be preloaded for whoever reads: not for crawlers, without a connection or on the
 * slowest, or where data is to be saved.
 *
 * @param connection - where the browser tells
 */
export const allowsPreloads = (
  { userAgent, onLine }: { userAgent: string; onLine: boolean },
  connection: Connection = {},
): boolean =>
  onLine &&
  !CRAWLER.test(userAgent) &&
  connection.saveData !== true &&
  !connection.effectiveType?.includes('2g');

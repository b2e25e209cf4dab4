/** Where an error that nobody handled came from. */
export interface UnhandledError {
  error: unknown;
  /** Address of the script, where the browser tells. */
  source?: string;
}

/** Differences between the page and its HTML: React says so and puts it right by itself. */
const RECOVERED = /Minified React error #4(?:18|19|2[0-5])\b|hydrat/i;

/** A missing chunk is answered by a reload, an aborted call by nothing. */
const HANDLED_NAMES: readonly string[] = ['ChunkLoadError', 'AbortError'];

/**
 * Whether an unhandled error is one of the site's own, which leads to the error page
 * (specification, section 2). What extensions and tags of others throw breaks nothing of ours.
 *
 * @param origin - origin of the site
 */
export function isOurs({ error, source }: UnhandledError, origin: string): boolean {
  if (!(error instanceof Error)) return false;
  if (HANDLED_NAMES.includes(error.name) || RECOVERED.test(error.message)) return false;
  const scripts = source ? [source] : (error.stack?.match(/\b[a-z-]+:\/\/[^\s)]+/g) ?? []);
  return scripts.length === 0 || scripts.some((script) => script.startsWith(`${origin}/`));
}

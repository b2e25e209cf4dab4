/** Origin of an unhandled error. */
export interface UnhandledError {
  error: unknown;
  /** URL of the script, if the browser reports it. */
  source?: string;
}

/** Hydration mismatches: React reports them and recovers by itself. */
const RECOVERED = /Minified React error #4(?:18|19|2[0-5])\b|hydrat/i;

/** A missing chunk causes a reload; an aborted call needs no handling. */
const HANDLED_NAMES: readonly string[] = ['ChunkLoadError', 'AbortError'];

/**
 * Whether an unhandled error comes from the site's own code and shows the error page
 * (specification, section 2). Errors of browser extensions and third-party tags are ignored.
 *
 * @param origin - origin of the site
 */
export function isOwnError({ error, source }: UnhandledError, origin: string): boolean {
  if (!(error instanceof Error)) return false;
  if (HANDLED_NAMES.includes(error.name) || RECOVERED.test(error.message)) return false;
  const scripts = source ? [source] : (error.stack?.match(/\b[a-z-]+:\/\/[^\s)]+/g) ?? []);
  return scripts.length === 0 || scripts.some((script) => script.startsWith(`${origin}/`));
}

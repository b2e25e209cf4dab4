/** Fields of an application error besides its message (specification, section 8). */
export interface AppErrorDetails {
  /** HTTP status; 0 without a response. */
  statusCode: number;
  statusMessage: string;
  /** Body of the response, parsed if it is JSON. */
  data?: unknown;
}

/** An error with a status, as pages and forms handle it. */
export class AppError extends Error {
  override name = 'AppError';
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly data: unknown;

  constructor(message: string, { statusCode, statusMessage, data }: AppErrorDetails) {
    super(message);
    this.statusCode = statusCode;
    this.statusMessage = statusMessage;
    this.data = data;
  }
}

const NOT_FOUND = { statusCode: 404, statusMessage: 'Page Not Found' } as const;

/**
 * The error of a path without a page (specification, section 2).
 *
 * @example pageNotFound('/no-such-page').message // => 'Page Not Found: /no-such-page'
 */
export function pageNotFound(path: string): AppError {
  return new AppError(`${NOT_FOUND.statusMessage}: ${path}`, NOT_FOUND);
}

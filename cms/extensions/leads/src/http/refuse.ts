import type { Response } from 'express';
import type { Problem } from '../errors';

/** A rejection with its HTTP status and errors. */
export interface Refusal {
  status: number;
  code: string;
  problems: readonly Problem[];
  /** Seconds, for the header `Retry-After`. */
  retryAfter?: number;
}

/** Sends errors in Directus' format, uncached. */
export function refuse(response: Response, error: Refusal): void {
  if (response.headersSent || response.destroyed) return;
  if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter));
  response
    .status(error.status)
    .set('Cache-Control', 'no-store')
    .json({
      errors: error.problems.map(({ message, field, reason }) => ({
        message,
        extensions: {
          code: error.code,
          ...(field === undefined ? {} : { field }),
          ...(reason === undefined ? {} : { reason }),
        },
      })),
    });
}

import type { Response } from 'express';
import type { Problem } from '../errors';

/** A refusal as the answer tells it. */
export interface Refusal {
  status: number;
  code: string;
  problems: readonly Problem[];
  /** Seconds until trying again makes sense. */
  retryAfter?: number;
}

/** Answers in Directus' shape, never cached. */
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

import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { isRequestId, REQUEST_ID_HEADER } from '../contract';

/** A request with the id that pino-http logs it by. */
type Identified = Request & { id?: unknown };

/** Id of a call. */
export const requestIdOf = (request: Request): string => String((request as Identified).id ?? '');

/**
 * Gives each call an id: that of the form or of nginx, or a new one. It is in the answer, in every
 * line that Directus logs of the call, and, for a request of a visitor, in its mails.
 */
export const withRequestId: RequestHandler = (request, response, next) => {
  const given = request.get(REQUEST_ID_HEADER);
  const id = given !== undefined && isRequestId(given) ? given : randomUUID();
  (request as Identified).id = id;
  response.set(REQUEST_ID_HEADER, id);
  next();
};

import type { Request } from 'express';
import { IDS } from '../../../../access/ids';
import type { Caller } from '../host';
import { networkOf } from '../rules/network';

/** Accountability of the call; undefined before Directus' authentication middleware has run. */
export const callerOf = (request: Request): Caller | undefined =>
  (request as Request & { accountability?: Caller }).accountability;

/** Network of the client, for rate limits; Directus reads the IP from a configurable header. */
export const networkOfCall = (request: Request): string =>
  networkOf(callerOf(request)?.ip ?? request.ip);

/** Whether the caller is a visitor. */
export const isVisitorCall = (request: Request): boolean =>
  callerOf(request)?.role === IDS.visitorRole;

/** Whether the caller has access to the admin. */
export function isStaffCall(request: Request): boolean {
  const caller = callerOf(request);
  return Boolean(caller?.user) && (caller?.admin === true || caller?.app === true);
}

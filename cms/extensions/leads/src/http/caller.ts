import type { Request } from 'express';
import { IDS } from '../../../../access/ids';
import type { Caller } from '../host';
import { networkOf } from '../rules/network';

/** Who calls, as Directus has found out from the token; undefined before it has looked. */
export const callerOf = (request: Request): Caller | undefined =>
  (request as Request & { accountability?: Caller }).accountability;

/** The network a call comes from, for rate limits. Directus knows a header of its own for it. */
export const networkOfCall = (request: Request): string =>
  networkOf(callerOf(request)?.ip ?? request.ip);

/** Whether somebody with an account on the site calls. */
export const isVisitorCall = (request: Request): boolean =>
  callerOf(request)?.role === IDS.visitorRole;

/** Whether somebody who works with the admin calls. */
export function isStaffCall(request: Request): boolean {
  const caller = callerOf(request);
  return Boolean(caller?.user) && (caller?.admin === true || caller?.app === true);
}

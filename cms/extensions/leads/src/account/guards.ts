import type { NextFunction, Request, RequestHandler, Response, Router } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import { callerOf, isStaffCall, isVisitorCall, networkOfCall } from '../http/caller';
import { refuse } from '../http/refuse';
import type { RateLimit } from '../rules/rate-limit';
import { tooManyAttempts } from './errors';
import { bodyOf } from './fields';
import { SIGN_IN_DELAY_MS, type AccountRateLimits } from './rate-limits';

type Guard = (request: Request, response: Response, next: NextFunction) => Promise<void>;

const emailIn = (request: Request): string => {
  const { email } = bodyOf(request.body);
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 300) : '';
};

const tooMany = (response: Response, seconds: number) => refuse(response, tooManyAttempts(seconds));

const forbidden = (response: Response, message: string) =>
  refuse(response, { status: 403, code: 'FORBIDDEN', problems: [{ message }] });

/**
 * Wraps an async guard as middleware: a rejected promise becomes Directus' error response, and the
 * guarded route is not reached.
 */
const guarding =
  (guard: Guard): RequestHandler =>
  (request, response, next) => {
    guard(request, response, next).catch(next);
  };

const onPost = (guard: Guard): RequestHandler =>
  guarding(async (request, response, next) => {
    if (request.method === 'POST') await guard(request, response, next);
    else next();
  });

/**
 * Rate limit of sign-ins. An attempt is counted before the password is checked, so that parallel
 * attempts count too; a right password gives it back. The response is the same whether or not the
 * e-mail address has an account.
 */
const signIn = (limits: AccountRateLimits) =>
  onPost(async (request, response, next) => {
    const email = emailIn(request);
    const network = networkOfCall(request);
    const pair = `${network} ${email}`;
    const waits = await Promise.all([
      limits.signInsPerNetwork.consume(network),
      limits.signInsPerEmailAndNetwork.consume(pair),
    ]);
    if (Math.max(...waits) > 0) return tooMany(response, Math.max(...waits));
    const isUnderAttack = (await limits.signInsBeforeDelay.consume(email)) > 0;
    response.on('finish', () => {
      if (response.statusCode !== 200) return;
      void limits.signInsPerNetwork.reward(network);
      void limits.signInsPerEmailAndNetwork.reset(pair);
      void limits.signInsBeforeDelay.reward(email);
    });
    if (isUnderAttack) await sleep(SIGN_IN_DELAY_MS);
    next();
  });

const passwordRequest = (limits: AccountRateLimits) =>
  onPost(async (request, response, next) => {
    const network = networkOfCall(request);
    const wait = await limits.resetsPerNetwork.consume(network);
    if (wait > 0) return tooMany(response, wait);
    // The same response as ever: a mail limit reached must not reveal an account.
    if (await limits.resets.mayMail(emailIn(request), network)) next();
    else response.status(204).end();
  });

const counted = (limit: RateLimit, keyOf: (request: Request) => string) =>
  onPost(async (request, response, next) => {
    const wait = await limit.consume(keyOf(request));
    if (wait > 0) tooMany(response, wait);
    else next();
  });

const secretOfLink = (limits: AccountRateLimits) =>
  counted(limits.secretsPerNetwork, networkOfCall);

const secretOfUser = (limits: AccountRateLimits) =>
  counted(
    limits.secretsPerUser,
    (request) => callerOf(request)?.user ?? `nobody ${networkOfCall(request)}`,
  );

/** GraphQL mutations that do the same as a guarded route. */
export const GUARDED_MUTATIONS = [
  'auth_login',
  'auth_password_request',
  'auth_password_reset',
  'users_invite_accept',
  'users_me_tfa_disable',
  'users_me_tfa_enable',
  'users_me_tfa_generate',
  'users_register',
  'users_register_verify',
] as const;

/** A plain search is enough: GraphQL names have one spelling (no escapes). */
const NAMES_GUARDED = new RegExp(`\\b(${GUARDED_MUTATIONS.join('|')})\\b`);

/**
 * Guard of GraphQL. Its mutations for sign-in, password reset and second factor bypass the rate
 * limits, so they are refused and left to REST. All other operations need a signed-in user who is
 * no visitor, such as the site's build.
 */
const systemGraphql = () =>
  guarding(async (request, response, next) => {
    if (!callerOf(request)?.user || isVisitorCall(request)) {
      return forbidden(response, 'Use the REST calls.');
    }
    const asked = [request.query.query, bodyOf(request.body).query];
    if (asked.some((query) => typeof query === 'string' && NAMES_GUARDED.test(query))) {
      return forbidden(response, 'Use the REST calls.');
    }
    next();
  });

/** Guards of Directus' own routes; each covers all paths below its own. */
export const GUARDED_ROUTES: Readonly<
  Record<string, (limits: AccountRateLimits) => RequestHandler>
> = {
  '/auth/login': signIn,
  '/auth/password/request': passwordRequest,
  '/auth/password/reset': secretOfLink,
  '/users/invite/accept': secretOfLink,
  '/shares/auth': secretOfLink,
  '/users/me/tfa': secretOfUser,
  '/graphql/system': systemGraphql,
};

/**
 * Allowlist for visitors' tokens: the routes the site uses. Directus has others that check no
 * permission (exports, caches, the second factor).
 */
const OPEN_TO_VISITORS = /^\/(account|leads|auth|server)(\/|$)|^\/users\/(me|invite\/accept)\/?$/i;

const visitorScope: RequestHandler = (request, response, next) => {
  if (OPEN_TO_VISITORS.test(request.path) || !isVisitorCall(request)) return next();
  forbidden(response, 'This is not for visitors.');
};

/** The one route of Directus' utilities that the admin's sign-in page needs. */
const SIGN_IN_TOOL = /^\/resolve-redirect\/?$/i;

const staffTools: RequestHandler = (request, response, next) => {
  if (isStaffCall(request) || SIGN_IN_TOOL.test(request.path)) return next();
  forbidden(response, 'This is for the admin.');
};

/** Registers the guards before Directus' own routes. Paths are canonical at this point. */
export function addGuards(app: Router, limits: AccountRateLimits): void {
  app.use(visitorScope);
  app.use('/utils', staffTools);
  for (const [path, guard] of Object.entries(GUARDED_ROUTES)) app.use(path, guard(limits));
}

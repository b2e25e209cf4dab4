import type { NextFunction, Request, RequestHandler, Response, Router } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import { callerOf, isStaffCall, isVisitorCall, networkOfCall } from '../http/caller';
import { refuse } from '../http/refuse';
import type { RateLimit } from '../rules/rate-limit';
import { tooManyAttempts } from './errors';
import { bodyOf } from './fields';
import { SIGN_IN_DELAY_MS, type AccountLimits } from './rate-limits';

type Guard = (request: Request, response: Response, next: NextFunction) => Promise<void>;

const emailIn = (request: Request): string => {
  const { email } = bodyOf(request.body);
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 300) : '';
};

const tooMany = (response: Response, seconds: number) => refuse(response, tooManyAttempts(seconds));

const forbidden = (response: Response, message: string) =>
  refuse(response, { status: 403, code: 'FORBIDDEN', problems: [{ message }] });

/** Runs a guard; where it fails Directus answers the error, and what it guards is not reached. */
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
 * Counted before the answer, so that many at once are not free; a right password takes it back.
 * What is said is the same for an e-mail address with an account and one without.
 */
const signIn = (limits: AccountLimits) =>
  onPost(async (request, response, next) => {
    const email = emailIn(request);
    const network = networkOfCall(request);
    const pair = `${network} ${email}`;
    const waits = await Promise.all([
      limits.signInsPerNetwork.take(network),
      limits.signInsPerEmailAndNetwork.take(pair),
    ]);
    if (Math.max(...waits) > 0) return tooMany(response, Math.max(...waits));
    const isUnderAttack = (await limits.signInsBeforeDelay.take(email)) > 0;
    response.on('finish', () => {
      if (response.statusCode !== 200) return;
      void limits.signInsPerNetwork.giveBack(network);
      void limits.signInsPerEmailAndNetwork.forget(pair);
      void limits.signInsBeforeDelay.giveBack(email);
    });
    if (isUnderAttack) await sleep(SIGN_IN_DELAY_MS);
    next();
  });

const passwordRequest = (limits: AccountLimits) =>
  onPost(async (request, response, next) => {
    const network = networkOfCall(request);
    const wait = await limits.resetsPerNetwork.take(network);
    if (wait > 0) return tooMany(response, wait);
    // The same answer as to everybody: nobody learns whose mailbox is full of ours.
    if (await limits.resets.mayMail(emailIn(request), network)) next();
    else response.status(204).end();
  });

const counted = (limit: RateLimit, keyOf: (request: Request) => string) =>
  onPost(async (request, response, next) => {
    const wait = await limit.take(keyOf(request));
    if (wait > 0) tooMany(response, wait);
    else next();
  });

const secretOfLink = (limits: AccountLimits) => counted(limits.secretsPerNetwork, networkOfCall);

const secretOfUser = (limits: AccountLimits) =>
  counted(
    limits.secretsPerUser,
    (request) => callerOf(request)?.user ?? `nobody ${networkOfCall(request)}`,
  );

/** Mutations of GraphQL that do what a guarded route does. */
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

/** GraphQL has no other spelling of a field's name. */
const NAMES_GUARDED = new RegExp(`\\b(${GUARDED_MUTATIONS.join('|')})\\b`);

/**
 * GraphQL knows sign-in, resets and the second factor too, where they cannot be counted: they are for
 * REST. The rest is for those who are signed in to work, the site's build among them.
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

/** What stands before Directus' own calls; everything below an address is guarded too. */
export const GUARDED_ROUTES: Readonly<Record<string, (limits: AccountLimits) => RequestHandler>> = {
  '/auth/login': signIn,
  '/auth/password/request': passwordRequest,
  '/auth/password/reset': secretOfLink,
  '/users/invite/accept': secretOfLink,
  '/shares/auth': secretOfLink,
  '/users/me/tfa': secretOfUser,
  '/graphql/system': systemGraphql,
};

/**
 * What a visitor's token opens: the calls of the site. Directus has many more that ask for no
 * permission (exports, caches, the second factor).
 */
const OPEN_TO_VISITORS = /^\/(account|leads|auth|server)(\/|$)|^\/users\/(me|invite\/accept)\/?$/i;

const visitorScope: RequestHandler = (request, response, next) => {
  if (OPEN_TO_VISITORS.test(request.path) || !isVisitorCall(request)) return next();
  forbidden(response, 'This is not for visitors.');
};

/** The one call of the admin's tools that its sign-in page needs. */
const SIGN_IN_TOOL = /^\/resolve-redirect\/?$/i;

const staffTools: RequestHandler = (request, response, next) => {
  if (isStaffCall(request) || SIGN_IN_TOOL.test(request.path)) return next();
  forbidden(response, 'This is for the admin.');
};

/** Puts the guards before Directus' own calls. Their paths are canonical by now. */
export function addGuards(app: Router, limits: AccountLimits): void {
  app.use(visitorScope);
  app.use('/utils', staffTools);
  for (const [path, guard] of Object.entries(GUARDED_ROUTES)) app.use(path, guard(limits));
}

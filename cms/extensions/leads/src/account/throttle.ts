import type { NextFunction, Request, RequestHandler, Response, Router } from 'express';
import { IDS } from '../../../../access/ids';
import type { Caller } from '../host';
import { refuse } from '../http/refuse';
import { rateLimiter } from '../rules/rate-limit';
import { tooManyAttempts } from './errors';
import { bodyOf } from './fields';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often what may be done; the brakes of sign-in stand in for Directus' lockout. */
export const ACCOUNT_LIMITS = {
  /** Wrong passwords for one e-mail address, known or not. */
  signInsPerEmail: { count: 10, windowMs: 10 * MINUTE },
  signInsPerAddress: { count: 60, windowMs: 10 * MINUTE },
  /** Mails asked for from one address of the network. */
  mailsPerAddress: { count: 5, windowMs: MINUTE },
  /** Mails to one e-mail address. */
  mailsPerEmail: { count: 4, windowMs: HOUR },
  /** Tokens of links tried out, current passwords tried out. */
  secretsPerAddress: { count: 20, windowMs: 10 * MINUTE },
} as const;

const limiterOf = ({ count, windowMs }: { count: number; windowMs: number }) =>
  rateLimiter(count, windowMs);

/** Brakes in the memory of this process. */
export function accountBrakes() {
  const limits = ACCOUNT_LIMITS;
  return {
    signInsPerEmail: limiterOf(limits.signInsPerEmail),
    signInsPerAddress: limiterOf(limits.signInsPerAddress),
    mailsPerAddress: limiterOf(limits.mailsPerAddress),
    mailsPerEmail: limiterOf(limits.mailsPerEmail),
    secretsPerAddress: limiterOf(limits.secretsPerAddress),
  };
}

export type AccountBrakes = ReturnType<typeof accountBrakes>;

const emailIn = (request: Request): string => {
  const { email } = bodyOf(request.body);
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 300) : '';
};

function braked(response: Response, seconds: number): boolean {
  if (seconds > 0) refuse(response, tooManyAttempts(seconds));
  return seconds > 0;
}

/**
 * Takes an attempt that costs something, unless there were too many.
 *
 * @throws AccountError with the time to wait
 */
export function spend(brake: AccountBrakes[keyof AccountBrakes], key: string): void {
  const wait = brake.wait(key, Date.now());
  if (wait > 0) throw tooManyAttempts(wait);
  brake.hit(key, Date.now());
}

/** Whether another mail may go to an address; counts it. */
export function mayMail({ mailsPerEmail }: AccountBrakes, email: string): boolean {
  if (mailsPerEmail.wait(email, Date.now()) > 0) return false;
  mailsPerEmail.hit(email, Date.now());
  return true;
}

const onPost =
  (handler: (request: Request, response: Response, next: NextFunction) => void): RequestHandler =>
  (request, response, next) => {
    if (request.method === 'POST') handler(request, response, next);
    else next();
  };

/** Counted before the answer, so that many at once are not free; a right password clears it. */
function signIn(brakes: AccountBrakes): RequestHandler {
  return onPost((request, response, next) => {
    const now = Date.now();
    const email = emailIn(request);
    const address = request.ip ?? '';
    const wait = Math.max(
      brakes.signInsPerEmail.wait(email, now),
      brakes.signInsPerAddress.wait(address, now),
    );
    if (braked(response, wait)) return;
    brakes.signInsPerEmail.hit(email, now);
    brakes.signInsPerAddress.hit(address, now);
    response.on('finish', () => {
      if (response.statusCode === 200) brakes.signInsPerEmail.forget(email);
    });
    next();
  });
}

function passwordRequest(brakes: AccountBrakes): RequestHandler {
  return onPost((request, response, next) => {
    const address = request.ip ?? '';
    const wait = brakes.mailsPerAddress.wait(address, Date.now());
    if (braked(response, wait)) return;
    brakes.mailsPerAddress.hit(address, Date.now());
    // The same answer as to everybody: nobody learns whose mailbox is full of ours.
    if (mayMail(brakes, emailIn(request))) next();
    else response.status(204).end();
  });
}

function secrets(brakes: AccountBrakes): RequestHandler {
  return onPost((request, response, next) => {
    const address = request.ip ?? '';
    if (braked(response, brakes.secretsPerAddress.wait(address, Date.now()))) return;
    brakes.secretsPerAddress.hit(address, Date.now());
    next();
  });
}

/**
 * GraphQL knows sign-in and reset too, without the brakes: whoever is signed in to work needs
 * neither, the site's build among them, and nobody else gets at it.
 */
const staffOnly: RequestHandler = (request, response, next) => {
  const { accountability } = request as Request & { accountability?: Caller };
  if (accountability?.user && accountability.role !== IDS.visitorRole) return next();
  refuse(response, {
    status: 403,
    code: 'FORBIDDEN',
    problems: [{ message: 'Use the REST calls.' }],
  });
};

/** Puts the brakes before Directus' own calls. */
export function addBrakes(app: Router, brakes: AccountBrakes): void {
  app.use('/auth/login', signIn(brakes));
  app.use('/auth/password/request', passwordRequest(brakes));
  app.use('/auth/password/reset', secrets(brakes));
  app.use('/users/invite/accept', secrets(brakes));
  app.use('/graphql/system', staffOnly);
}

import type { Request, Response, Router } from 'express';
import type { LeadsEnv } from '../env';
import type { Host } from '../host';
import { callerOf, networkOfCall } from '../http/caller';
import { refuse } from '../http/refuse';
import type { MailLimit } from '../rules/mail-limits';
import { duplicateField, errorName } from '../store/database-errors';
import { deleteAccount } from './delete-account';
import {
  AccountError,
  accountsUnavailable,
  alreadyRegistered,
  badLink,
  notAVisitor,
  notSignedIn,
  wrongField,
  wrongPassword,
} from './errors';
import {
  bodyOf,
  localeOf,
  readEmail,
  readName,
  readNewPassword,
  readPassword,
  readProfileChange,
  readToken,
} from './fields';
import { sendAccountMail } from './mails';
import { cancelMeeting, moveMeeting } from './meetings';
import { listOwnLeads } from './own-leads';
import { consumeOrThrow, type AccountRateLimits } from './rate-limits';
import { makeRegistrationToken, readRegistrationToken } from './registration-link';
import { listShortListed } from './short-list';
import { pageAddress, withToken } from './site-links';
import { isUsedLink, markUsedLink } from './used-links';
import {
  changePassword,
  changeProfile,
  createVisitor,
  hasPassword,
  isPasswordOf,
  isVisitor,
  isVisitorRole,
  openInvited,
  profileOf,
  userByEmail,
  userById,
  type Visitor,
} from './users';

/** Dependencies of the account routes. */
export interface AccountContext {
  host: Host;
  env: LeadsEnv;
  limits: AccountRateLimits;
  /** Mail limit of confirmations of requests. */
  confirmations: MailLimit;
  /** Starts the outbox when a request's mail is due. */
  triggerOutbox(): void;
}

const done = (response: Response) => response.status(204).set('Cache-Control', 'no-store').end();
const answer = (response: Response, data: unknown) =>
  response.set('Cache-Control', 'no-store').json({ data });

/** The visitor of the access token. */
async function visitorOf({ host }: AccountContext, request: Request): Promise<Visitor> {
  const id = callerOf(request)?.user;
  if (!id) throw notSignedIn();
  const user = await userById(host, id);
  // An access token stays valid for some minutes after its account was deleted.
  if (user === undefined || user.status !== 'active') throw notSignedIn();
  if (!isVisitor(user)) throw notAVisitor();
  return user;
}

/** Same response and timing for every e-mail address, against account enumeration. */
async function register(
  context: AccountContext,
  request: Request,
  response: Response,
): Promise<void> {
  const network = networkOfCall(request);
  await consumeOrThrow(context.limits.registrationsPerNetwork, network);
  const body = bodyOf(request.body);
  const registration = {
    email: readEmail(body),
    name: readName(body),
    locale: localeOf(body.locale),
  };
  const { email: to, locale } = registration;
  done(response);
  if (!(await context.limits.registrations.mayMail(to, network))) return;
  const known = await userByEmail(context.host, to);
  const page = pageAddress(context.env.siteUrl, 'login', locale);
  if (known?.status === 'active') {
    sendAccountMail(context, 'exists', { to, locale, link: page });
    return;
  }
  // Suspended users and invitations into the admin must not be activated here.
  if (known !== undefined && !(known.status === 'invited' && isVisitorRole(known))) return;
  const token = makeRegistrationToken(context.env.secret, registration, Date.now());
  sendAccountMail(context, 'confirm', { to, locale, link: withToken(page, token, 'confirm') });
}

/**
 * The password is set here and not at registration: only the owner of the mailbox may choose it.
 */
async function confirm(
  context: AccountContext,
  request: Request,
  response: Response,
): Promise<void> {
  await consumeOrThrow(context.limits.secretsPerNetwork, networkOfCall(request));
  const body = bodyOf(request.body);
  const token = readToken(body);
  const registration = readRegistrationToken(context.env.secret, token, Date.now());
  if (registration === undefined) throw badLink();
  const { email, name } = registration;
  const password = readNewPassword(body, email);
  const known = await userByEmail(context.host, email);
  if (known === undefined) {
    // The account that this token created was deleted since.
    if (await isUsedLink(context.host, token)) throw badLink();
    try {
      await createVisitor(context.host, { email, name, password });
    } catch (error) {
      if (duplicateField(error) !== undefined) throw alreadyRegistered();
      throw error;
    }
  } else if (known.status === 'invited' && isVisitorRole(known)) {
    await openInvited(context.host, known.id, { name, password });
  } else {
    throw alreadyRegistered();
  }
  await markUsedLink(context.host, token, new Date());
  answer(response, { email });
}

async function setPassword(
  context: AccountContext,
  request: Request,
  response: Response,
): Promise<void> {
  const visitor = await visitorOf(context, request);
  const body = bodyOf(request.body);
  const password = readNewPassword(body, visitor.email);
  await checkPassword(context, visitor, readPassword(body, 'current'));
  await changePassword(context.host, visitor.id, password);
  done(response);
}

async function checkPassword(
  { host, limits }: AccountContext,
  { id }: Visitor,
  password: string,
): Promise<void> {
  await consumeOrThrow(limits.secretsPerUser, id);
  if (!(await isPasswordOf(host, id, password))) throw wrongPassword();
  await limits.secretsPerUser.reward(id);
}

async function remove(
  context: AccountContext,
  request: Request,
  response: Response,
): Promise<void> {
  const visitor = await visitorOf(context, request);
  const body = bodyOf(request.body);
  if (hasPassword(visitor)) await checkPassword(context, visitor, readPassword(body, 'password'));
  // Users of a sign-in provider have no password here: they type their e-mail address as
  // confirmation.
  else if (readEmail(body) !== visitor.email.toLowerCase()) throw wrongField('email', 'unknown');
  await deleteAccount(context.host, visitor, Date.now());
  context.triggerOutbox();
  done(response);
}

async function change(
  context: AccountContext,
  request: Request,
  response: Response,
): Promise<void> {
  const visitor = await visitorOf(context, request);
  await changeProfile(context.host, visitor.id, readProfileChange(bodyOf(request.body)));
  answer(response, profileOf(await visitorOf(context, request)));
}

async function changeMeeting(
  context: AccountContext,
  request: Request,
  response: Response,
): Promise<void> {
  const visitor = await visitorOf(context, request);
  await consumeOrThrow(context.limits.meetingChangesPerUser, visitor.id);
  const id = request.params.id ?? '';
  const network = networkOfCall(request);
  const change = {
    host: context.host,
    mayMail: (address: string) => context.confirmations.mayMail(address, network),
  };
  if (request.method === 'DELETE') await cancelMeeting(change, visitor, id);
  else {
    const start = bodyOf(request.body).meeting_start;
    await moveMeeting(change, visitor, { id, start });
  }
  context.triggerOutbox();
  done(response);
}

type Handler = (context: AccountContext, request: Request, response: Response) => Promise<void>;

/** Error boundary of a handler: maps errors to responses without internal details. */
function withAccountErrors(context: AccountContext, handler: Handler) {
  return async (request: Request, response: Response): Promise<void> => {
    try {
      await handler(context, request, response);
    } catch (error) {
      if (error instanceof AccountError) return refuse(response, error);
      context.host.logger.error(
        `account: ${errorName(error)} in ${request.method} ${request.path}.`,
      );
      refuse(response, accountsUnavailable());
    }
  };
}

/**
 * The routes below `/account`. Each works on the user of the access token; none takes a user id.
 */
export function addAccountRoutes(router: Router, context: AccountContext): void {
  router.post('/register', withAccountErrors(context, register));
  router.post('/register/confirm', withAccountErrors(context, confirm));
  router.get(
    '/me',
    withAccountErrors(context, async (_context, request, response) => {
      answer(response, profileOf(await visitorOf(context, request)));
    }),
  );
  router.patch('/me', withAccountErrors(context, change));
  router.delete('/me', withAccountErrors(context, remove));
  router.post('/password', withAccountErrors(context, setPassword));
  router.get(
    '/leads',
    withAccountErrors(context, async (_context, request, response) => {
      const visitor = await visitorOf(context, request);
      const locale = localeOf(request.query.locale);
      answer(response, await listOwnLeads(context, visitor, { locale, now: Date.now() }));
    }),
  );
  router.get(
    '/short-list',
    withAccountErrors(context, async (_context, request, response) => {
      const visitor = await visitorOf(context, request);
      answer(
        response,
        await listShortListed(context.host, visitor, localeOf(request.query.locale)),
      );
    }),
  );
  router.patch('/leads/:id/meeting', withAccountErrors(context, changeMeeting));
  router.delete('/leads/:id/meeting', withAccountErrors(context, changeMeeting));
}

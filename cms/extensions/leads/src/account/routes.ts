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
import { take, type AccountLimits } from './rate-limits';
import { makeRegistrationToken, readRegistrationToken } from './registration-link';
import { readShortList } from './short-list';
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

/** What the calls about accounts work with. */
export interface AccountDesk {
  host: Host;
  env: LeadsEnv;
  limits: AccountLimits;
  /** Of mails about requests. */
  confirmations: MailLimit;
  /** Called when there is mail about a request to send. */
  triggerOutbox(): void;
}

const done = (response: Response) => response.status(204).set('Cache-Control', 'no-store').end();
const answer = (response: Response, data: unknown) =>
  response.set('Cache-Control', 'no-store').json({ data });

/** The visitor whose token came with the call. */
async function visitorOf({ host }: AccountDesk, request: Request): Promise<Visitor> {
  const id = callerOf(request)?.user;
  if (!id) throw notSignedIn();
  const user = await userById(host, id);
  // A token outlives its account by some minutes.
  if (user === undefined || user.status !== 'active') throw notSignedIn();
  if (!isVisitor(user)) throw notAVisitor();
  return user;
}

/** Answers the same for every address, in the same time: nobody learns who has an account. */
async function register(desk: AccountDesk, request: Request, response: Response): Promise<void> {
  const network = networkOfCall(request);
  await take(desk.limits.registrationsPerNetwork, network);
  const body = bodyOf(request.body);
  const registration = {
    email: readEmail(body),
    name: readName(body),
    locale: localeOf(body.locale),
  };
  const { email: to, locale } = registration;
  done(response);
  if (!(await desk.limits.registrations.mayMail(to, network))) return;
  const known = await userByEmail(desk.host, to);
  const page = pageAddress(desk.env.siteUrl, 'login', locale);
  if (known?.status === 'active') {
    sendAccountMail(desk, 'exists', { to, locale, link: page });
    return;
  }
  // Somebody who was shut out, or an invitation into the admin, is not ours to open.
  if (known !== undefined && !(known.status === 'invited' && isVisitorRole(known))) return;
  const token = makeRegistrationToken(desk.env.secret, registration, Date.now());
  sendAccountMail(desk, 'confirm', { to, locale, link: withToken(page, token, 'confirm') });
}

/** The password is chosen by whoever reads the mailbox, never by who typed its address. */
async function confirm(desk: AccountDesk, request: Request, response: Response): Promise<void> {
  await take(desk.limits.secretsPerNetwork, networkOfCall(request));
  const body = bodyOf(request.body);
  const token = readToken(body);
  const registration = readRegistrationToken(desk.env.secret, token, Date.now());
  if (registration === undefined) throw badLink();
  const { email, name } = registration;
  const password = readNewPassword(body, email);
  const known = await userByEmail(desk.host, email);
  if (known === undefined) {
    // The account it made was deleted since.
    if (await isUsedLink(desk.host, token)) throw badLink();
    try {
      await createVisitor(desk.host, { email, name, password });
    } catch (error) {
      if (duplicateField(error) !== undefined) throw alreadyRegistered();
      throw error;
    }
  } else if (known.status === 'invited' && isVisitorRole(known)) {
    await openInvited(desk.host, known.id, { name, password });
  } else {
    throw alreadyRegistered();
  }
  await markUsedLink(desk.host, token, new Date());
  answer(response, { email });
}

async function setPassword(desk: AccountDesk, request: Request, response: Response): Promise<void> {
  const visitor = await visitorOf(desk, request);
  const body = bodyOf(request.body);
  const password = readNewPassword(body, visitor.email);
  await checkPassword(desk, visitor, readPassword(body, 'current'));
  await changePassword(desk.host, visitor.id, password);
  done(response);
}

async function checkPassword(
  { host, limits }: AccountDesk,
  { id }: Visitor,
  password: string,
): Promise<void> {
  await take(limits.secretsPerUser, id);
  if (!(await isPasswordOf(host, id, password))) throw wrongPassword();
  await limits.secretsPerUser.giveBack(id);
}

async function remove(desk: AccountDesk, request: Request, response: Response): Promise<void> {
  const visitor = await visitorOf(desk, request);
  const body = bodyOf(request.body);
  if (hasPassword(visitor)) await checkPassword(desk, visitor, readPassword(body, 'password'));
  // Another service knows the password: the address is asked for, against a slip of the hand.
  else if (readEmail(body) !== visitor.email.toLowerCase()) throw wrongField('email', 'unknown');
  await deleteAccount(desk.host, visitor, Date.now());
  desk.triggerOutbox();
  done(response);
}

async function change(desk: AccountDesk, request: Request, response: Response): Promise<void> {
  const visitor = await visitorOf(desk, request);
  await changeProfile(desk.host, visitor.id, readProfileChange(bodyOf(request.body)));
  answer(response, profileOf(await visitorOf(desk, request)));
}

async function changeMeeting(
  desk: AccountDesk,
  request: Request,
  response: Response,
): Promise<void> {
  const visitor = await visitorOf(desk, request);
  await take(desk.limits.meetingChangesPerUser, visitor.id);
  const id = request.params.id ?? '';
  const network = networkOfCall(request);
  const change = {
    host: desk.host,
    mayMail: (address: string) => desk.confirmations.mayMail(address, network),
  };
  if (request.method === 'DELETE') await cancelMeeting(change, visitor, id);
  else {
    const start = bodyOf(request.body).meeting_start;
    await moveMeeting(change, visitor, { id, start });
  }
  desk.triggerOutbox();
  done(response);
}

type Handler = (desk: AccountDesk, request: Request, response: Response) => Promise<void>;

/** Runs a handler; whatever it throws becomes an answer without inner details. */
function answering(desk: AccountDesk, handler: Handler) {
  return async (request: Request, response: Response): Promise<void> => {
    try {
      await handler(desk, request, response);
    } catch (error) {
      if (error instanceof AccountError) return refuse(response, error);
      desk.host.logger.error(`account: ${errorName(error)} in ${request.method} ${request.path}.`);
      refuse(response, accountsUnavailable());
    }
  };
}

/**
 * The addresses below `/account`. Each looks up what belongs to the token's own user: no call takes
 * the id of somebody.
 */
export function addAccountRoutes(router: Router, desk: AccountDesk): void {
  router.post('/register', answering(desk, register));
  router.post('/register/confirm', answering(desk, confirm));
  router.get(
    '/me',
    answering(desk, async (_desk, request, response) => {
      answer(response, profileOf(await visitorOf(desk, request)));
    }),
  );
  router.patch('/me', answering(desk, change));
  router.delete('/me', answering(desk, remove));
  router.post('/password', answering(desk, setPassword));
  router.get(
    '/leads',
    answering(desk, async (_desk, request, response) => {
      const visitor = await visitorOf(desk, request);
      const locale = localeOf(request.query.locale);
      answer(response, await listOwnLeads(desk, visitor, { locale, now: Date.now() }));
    }),
  );
  router.get(
    '/short-list',
    answering(desk, async (_desk, request, response) => {
      const visitor = await visitorOf(desk, request);
      answer(response, await readShortList(desk.host, visitor, localeOf(request.query.locale)));
    }),
  );
  router.patch('/leads/:id/meeting', answering(desk, changeMeeting));
  router.delete('/leads/:id/meeting', answering(desk, changeMeeting));
}

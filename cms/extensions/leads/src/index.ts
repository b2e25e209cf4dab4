import { deleteIdleAccounts } from './account/delete-account';
import { translateMail } from './account/mails';
import { addAccountRoutes } from './account/routes';
import { accountBrakes, addBrakes } from './account/throttle';
import { readLeadsEnv } from './env';
import type { EndpointCallback, HookCallback } from './host';
import { captchaClient } from './http/captcha-client';
import { addRoutes } from './http/routes';
import { rateLimiter } from './rules/rate-limit';
import { keyedLock } from './store/keyed-lock';
import { startBackgroundJobs, watchChanges } from './background-jobs';

/** Shared by Directus' calls and ours: a mail counts, whoever sends it. */
const brakes = accountBrakes();

/** Set by the endpoint of the requests, which owns the outbox. */
let wakeOutbox: () => void = () => undefined;

const leads: EndpointCallback = (router, host) => {
  const env = readLeadsEnv(host.env);
  if (env.captcha.secret === undefined) {
    host.logger.warn('leads: RECAPTCHA_SECRET is not set, every request is answered with 503.');
  }
  const jobs = startBackgroundJobs(host, env, async () => {
    const deleted = await deleteIdleAccounts(host, new Date());
    if (deleted > 0) host.logger.warn(`account: ${deleted} accounts out of use were deleted.`);
  });
  wakeOutbox = jobs.wakeOutbox;
  const desk = {
    host,
    env,
    captcha: captchaClient(env.captcha, host.logger),
    perContact: rateLimiter(env.rate.perContact, env.rate.windowMs),
    locked: keyedLock(),
    ...jobs,
  };
  addRoutes(router, desk, rateLimiter(env.rate.perAddress, env.rate.windowMs));
};

const account: EndpointCallback = (router, host) =>
  addAccountRoutes(router, {
    host,
    env: readLeadsEnv(host.env),
    brakes,
    wakeOutbox: () => wakeOutbox(),
  });

const leadsHook: HookCallback = (register, host) => watchChanges(register, host);

const accountHook: HookCallback = ({ init, filter }, host) => {
  const env = readLeadsEnv(host.env);
  init('routes.before', ({ app }) => addBrakes(app, brakes));
  filter('email.send', async (mail) => {
    await translateMail({ host, env }, mail as Parameters<typeof translateMail>[1]);
    return mail;
  });
};

export const endpoints = [
  { name: 'leads', config: { id: 'leads', handler: leads } },
  { name: 'account', config: { id: 'account', handler: account } },
];
export const hooks = [
  { name: 'leads-hook', config: leadsHook },
  { name: 'account-hook', config: accountHook },
];
export const operations = [];

import { deleteIdleAccounts } from './account/delete-account';
import { addGuards } from './account/guards';
import { translateMail } from './account/mails';
import { accountRateLimits } from './account/rate-limits';
import { addAccountRoutes } from './account/routes';
import { limitSignIn, resetSignInLimit } from './account/sign-in-limit';
import { readLeadsEnv } from './env';
import { addExportRoute } from './export/route';
import type { EndpointCallback, HookCallback, Host } from './host';
import { canonicalPathsOnly, noSniffing } from './http/canonical-path';
import { captchaClient } from './http/captcha-client';
import { withRequestId } from './http/request-id';
import { addRoutes } from './http/routes';
import { CONFIRMATIONS_PER_NETWORK, mailLimit } from './rules/mail-limits';
import { rateLimitsFor } from './rules/rate-limit';
import { noteSharedLimits, registerMetrics } from './metrics';
import { keyedLock } from './store/keyed-lock';
import { startBackgroundJobs, watchChanges } from './background-jobs';

function makeLimits(host: Host) {
  const limits = rateLimitsFor(host.env, host.logger, noteSharedLimits);
  const { perAddress, perContact, windowMs } = readLeadsEnv(host.env).rate;
  return {
    account: accountRateLimits(limits),
    leadsPerNetwork: limits('leadsPerNetwork', { count: perAddress, windowMs }),
    leadsPerContact: limits('leadsPerContact', { count: perContact, windowMs }),
    confirmations: mailLimit(limits, 'confirmation'),
    confirmationsPerNetwork: limits('confirmationsPerNetwork', CONFIRMATIONS_PER_NETWORK),
  };
}

let limits: ReturnType<typeof makeLimits> | undefined;

/** One instance for Directus' routes and ours, so that attempts on both are counted together. */
const limitsOf = (host: Host) => (limits ??= makeLimits(host));

/** Set by the endpoint `leads`, which owns the outbox. */
let triggerOutbox: () => void = () => undefined;

const leads: EndpointCallback = (router, host) => {
  const env = readLeadsEnv(host.env);
  if (env.captcha.secret === undefined) {
    host.logger.warn('leads: RECAPTCHA_SECRET is not set, every request is answered with 503.');
  }
  const jobs = startBackgroundJobs(host, env, async () => {
    const deleted = await deleteIdleAccounts(host, new Date());
    if (deleted > 0) host.logger.warn(`account: ${deleted} accounts out of use were deleted.`);
  });
  triggerOutbox = jobs.triggerOutbox;
  const captcha = captchaClient(env.captcha, host.logger);
  registerMetrics(host.database, captcha);
  const context = {
    host,
    env,
    captcha,
    perContact: limitsOf(host).leadsPerContact,
    confirmations: limitsOf(host).confirmations,
    confirmationsPerNetwork: limitsOf(host).confirmationsPerNetwork,
    locked: keyedLock(),
    ...jobs,
  };
  addRoutes(router, context, limitsOf(host).leadsPerNetwork);
  addExportRoute(router, host);
};

const account: EndpointCallback = (router, host) =>
  addAccountRoutes(router, {
    host,
    env: readLeadsEnv(host.env),
    limits: limitsOf(host).account,
    confirmations: limitsOf(host).confirmations,
    triggerOutbox: () => triggerOutbox(),
  });

const leadsHook: HookCallback = (register, host) => watchChanges(register, host);

const accountHook: HookCallback = ({ init, filter, action }, host) => {
  const env = readLeadsEnv(host.env);
  const { account: attempts } = limitsOf(host);
  // Before any of Directus' middleware, since that matches paths.
  init('app.before', ({ app }) => app.use(withRequestId, noSniffing, canonicalPathsOnly));
  // After Directus has parsed body and token, before its own routes.
  init('routes.before', ({ app }) => addGuards(app, attempts));
  filter('auth.login', async (payload, { user }, { accountability }) => {
    await limitSignIn(attempts, { user, accountability });
    return payload;
  });
  action('auth.login', async ({ user, status }, { accountability }) => {
    if (status === 'success') await resetSignInLimit(attempts, { user, accountability });
  });
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

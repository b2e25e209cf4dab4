import { readLeadsEnv } from './env';
import type { EndpointCallback, HookCallback } from './host';
import { captchaClient } from './http/captcha-client';
import { addRoutes } from './http/routes';
import { rateLimiter } from './rules/rate-limit';
import { keyedLock } from './store/keyed-lock';
import { startUpkeep, watchChanges } from './upkeep';

const endpoint: EndpointCallback = (router, host) => {
  const env = readLeadsEnv(host.env);
  if (env.captcha.secret === undefined) {
    host.logger.warn('leads: RECAPTCHA_SECRET is not set, every request is answered with 503.');
  }
  const desk = {
    host,
    env,
    captcha: captchaClient(env.captcha, host.logger),
    perContact: rateLimiter(env.rate.perContact, env.rate.windowMs),
    locked: keyedLock(),
    ...startUpkeep(host, env),
  };
  addRoutes(router, desk, rateLimiter(env.rate.perAddress, env.rate.windowMs));
};

const hook: HookCallback = (register, host) => watchChanges(register, host);

export const endpoints = [{ name: 'leads', config: { id: 'leads', handler: endpoint } }];
export const hooks = [{ name: 'leads-upkeep', config: hook }];
export const operations = [];

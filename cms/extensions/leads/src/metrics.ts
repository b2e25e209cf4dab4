import type { Knex } from 'knex';
import { collectDefaultMetrics, Counter, Gauge, Histogram } from 'prom-client';
import { isLeadKind, LEAD_KINDS, type LeadCode } from './contract';
import type { CaptchaClient } from './http/captcha-client';
import { readMail } from './store/health';

/**
 * Metrics of requests and their mail, in the registry that Directus shows at `/metrics` (to nobody
 * without METRICS_TOKEN). Labels are names of the contract, never what somebody typed.
 */
const leads = new Counter({
  name: 'island_leads_total',
  help: 'Requests of visitors by kind and outcome: stored, repeated, or the code of the refusal.',
  labelNames: ['kind', 'outcome'],
});

const seconds = new Histogram({
  name: 'island_lead_seconds',
  help: 'Time from the first byte of a request to its answer.',
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

const mails = new Counter({
  name: 'island_mails_total',
  help: 'Attempts to send a mail about a request: sent, or not.',
  labelNames: ['part', 'outcome'],
});

const redis = new Gauge({
  name: 'island_rate_limits_shared',
  help: '1 while rate limits are counted in Redis, 0 while each process counts for itself.',
});

/** Outcome of a request. */
export type LeadOutcome = 'stored' | 'repeated' | Lowercase<LeadCode>;

/** Counts an answered request. */
export function countLead(kind: string, outcome: LeadOutcome, milliseconds: number): void {
  leads.inc({ kind: isLeadKind(kind) ? kind : 'unknown', outcome });
  seconds.observe(milliseconds / 1000);
}

/** Counts an attempt to send a mail. */
export const countMail = (part: 'team' | 'visitor', outcome: 'sent' | 'not_sent'): void =>
  mails.inc({ part, outcome });

/** Notes whether rate limits are counted in Redis. */
export const noteSharedLimits = (isShared: boolean): void => redis.set(isShared ? 1 : 0);

/**
 * Registers what is read when the metrics are asked for. Without METRICS_ENABLED nobody asks.
 *
 * @param database Of Directus.
 * @param captcha Client of the verifier.
 */
export function registerMetrics(database: Knex, captcha: Pick<CaptchaClient, 'downSince'>): void {
  // Series that exist from the start: an alert on the first refusal would otherwise miss it.
  for (const kind of LEAD_KINDS) leads.inc({ kind, outcome: 'stored' }, 0);
  new Gauge({
    name: 'island_outbox_requests',
    help: 'Requests whose mail waits or has failed, in the whole database.',
    labelNames: ['state'],
    async collect() {
      try {
        const { waiting, failed } = await readMail(database);
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'failed' }, failed);
      } catch {
        // The database is away: no figure is better than an old one.
        this.reset();
      }
    },
  });
  new Gauge({
    name: 'island_captcha_up',
    help: '1 unless the last call of the captcha verifier failed.',
    collect() {
      this.set(captcha.downSince() === undefined ? 1 : 0);
    },
  });
  collectDefaultMetrics();
}

import { randomUUID } from 'node:crypto';
import { wake } from '../../../../../contract/publishing.json';
import type { AlertsEnv } from '../env';
import type { Host } from '../host';
import { signature } from '../wake';
import { alertBody, alertMail, type Alert } from './message';

const WEBHOOK_TIMEOUT_MS = 5_000;

async function sendMail(host: Host, env: AlertsEnv, alert: Alert): Promise<void> {
  if (env.emails.length === 0) return;
  const settings = await host
    .database<{ leads_language: string | null }>('settings')
    .select('leads_language')
    .first();
  const mails = new host.services.MailService({
    schema: await host.getSchema(),
    knex: host.database,
  });
  await mails.send({ to: env.emails, ...alertMail(alert, settings?.leads_language ?? null) });
}

/** A webhook responded with an error status. */
class WebhookRefusal extends Error {}

/** Redirects of a webhook are not followed: they could lead into the internal network (SSRF). */
async function callWebhook(_host: Host, env: AlertsEnv, alert: Alert): Promise<void> {
  if (env.webhook === undefined) return;
  const now = Date.now();
  const body = alertBody(alert, now);
  const response = await fetch(env.webhook, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [wake.signatureHeader]: signature(env.secret, now, randomUUID(), body),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefusal(`status ${response.status}`);
}

type Way = (host: Host, env: AlertsEnv, alert: Alert) => Promise<void>;

const WAYS: Readonly<Record<string, Way>> = { mail: sendMail, webhook: callWebhook };

/** Error text without URLs: with some services the webhook's URL is a secret. */
function nameOf(error: unknown): string {
  if (error instanceof WebhookRefusal) return error.message;
  const { code, name } = error as { code?: string; name?: string };
  return code ?? name ?? 'unknown';
}

/** Sends an alert through every configured channel; failures are logged. */
export async function sendAlert(host: Host, env: AlertsEnv, alert: Alert): Promise<void> {
  await Promise.all(
    Object.entries(WAYS).map(([name, send]) =>
      send(host, env, alert).catch((error: unknown) =>
        host.logger.error(`publishing: the ${name} about a build was not sent (${nameOf(error)}).`),
      ),
    ),
  );
}

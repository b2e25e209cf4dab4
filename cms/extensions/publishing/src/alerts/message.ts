import { alertTexts } from './texts';
import type { AlertKind, EndedBuild } from './transition';

/** The event of an alert. */
export interface Alert {
  kind: AlertKind;
  build: Pick<EndedBuild, 'id' | 'status' | 'reason'>;
  siteUrl: string;
  /** Of Directus. */
  publicUrl: string;
}

/** Limit of listed faults: the gate may find thousands. */
const LONGEST_REASON = 4_000;

const shortened = (reason: string) =>
  reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)}…` : reason;

/** URL of the build in the admin. */
const addressOf = ({ publicUrl, build }: Alert) => `${publicUrl}/admin/content/builds/${build.id}`;

/**
 * Renders the alert mail.
 *
 * @param language Language of the team's mails.
 */
export function alertMail(
  alert: Alert,
  language: string | null,
): { subject: string; text: string; headers: Record<string, string> } {
  const words = alertTexts(language);
  const { kind, build, siteUrl } = alert;
  const reason =
    kind === 'mended' || !build.reason ? [] : [`${words.reason}:\n${shortened(build.reason)}`];
  return {
    subject: words.subject[kind].replace('{site}', () => siteUrl),
    text: `${[words.body[kind], ...reason, `${words.link}:\n${addressOf(alert)}`].join('\n\n')}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * Webhook payload of an alert.
 *
 * @param at Unix time, milliseconds.
 */
export const alertBody = (alert: Alert, at: number): string =>
  JSON.stringify({
    event: alert.kind,
    build: alert.build.id,
    status: alert.build.status,
    reason: alert.build.reason === null ? null : shortened(alert.build.reason),
    site: alert.siteUrl,
    url: addressOf(alert),
    at: new Date(at).toISOString(),
  });

import { alertTexts } from './texts';
import type { AlertKind, EndedBuild } from './transition';

/** What is told of a build. */
export interface Alert {
  kind: AlertKind;
  build: Pick<EndedBuild, 'id' | 'status' | 'reason'>;
  siteUrl: string;
  /** Of Directus. */
  publicUrl: string;
}

/** A gate that found a thousand faults names a few. */
const LONGEST_REASON = 4_000;

const shortened = (reason: string) =>
  reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)}…` : reason;

/** Where the build stands in the admin. */
const addressOf = ({ publicUrl, build }: Alert) => `${publicUrl}/admin/content/builds/${build.id}`;

/**
 * The mail of an alert.
 *
 * @param language In which the team gets its mails.
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
 * What a webhook gets of an alert.
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

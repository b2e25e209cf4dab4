import { readText, type EnvSource } from '../../../../contract/environment';

/** URL of the publisher and the shared secret. */
export interface PublishingEnv {
  url: string;
  secret: string;
}

/** Receivers of alerts about failed builds. */
export interface AlertsEnv {
  emails: string[];
  /** Webhook URL; may contain a secret. */
  webhook?: string;
  /** Secret that signs the webhook's payload. */
  secret: string;
  siteUrl: string;
  /** Address of Directus. */
  publicUrl: string;
}

/** Reads a receiver; undefined if its URL or the secret is not set. */
function receiver(source: EnvSource, name: string): PublishingEnv | undefined {
  const url = readText(source, name);
  const secret = readText(source, 'PUBLISHER_SECRET');
  return url && secret ? { url, secret } : undefined;
}

const withoutSlash = (address = '') => address.replace(/\/+$/, '');

/**
 * Reads the variables of the extension.
 *
 * @param source Environment of Directus; `cms/scripts/env.ts` has checked it.
 * @returns undefined if no publisher is configured; builds are queued nevertheless.
 */
export const readPublishingEnv = (source: EnvSource): PublishingEnv | undefined =>
  receiver(source, 'PUBLISHER_URL');

/**
 * Reads the receivers of alerts.
 *
 * @param source Environment of Directus; `cms/scripts/env.ts` has checked it.
 */
export function readAlertsEnv(source: EnvSource): AlertsEnv {
  const webhook = readText(source, 'ALERT_WEBHOOK_URL');
  return {
    emails: (readText(source, 'ALERT_EMAIL') ?? '')
      .split(',')
      .map((email) => email.trim())
      .filter(Boolean),
    ...(webhook !== undefined && { webhook }),
    secret: readText(source, 'PUBLISHER_SECRET') ?? '',
    siteUrl: readText(source, 'SITE_URL') ?? '',
    publicUrl: withoutSlash(readText(source, 'PUBLIC_URL')),
  };
}

/** Reads the URL of the preview; undefined if none is configured. */
export const readPreviewEnv = (source: EnvSource): PublishingEnv | undefined =>
  receiver(source, 'PREVIEW_URL');

/** Origin of the site, without a trailing slash; empty if not configured. */
export const readSiteUrl = (source: EnvSource): string =>
  withoutSlash(readText(source, 'SITE_URL'));

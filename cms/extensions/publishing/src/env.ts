/** How the publisher is reached and convinced. */
export interface PublishingEnv {
  url: string;
  secret: string;
}

/** Who is told when the site cannot be published. */
export interface AlertsEnv {
  emails: string[];
  /** Address that gets a POST; may hold a secret. */
  webhook?: string;
  /** Signs what the webhook gets. */
  secret: string;
  siteUrl: string;
  /** Address of Directus. */
  publicUrl: string;
}

type Source = Readonly<Record<string, unknown>>;

/**
 * Reads the variables of the extension.
 *
 * @param source Environment of Directus; `cms/scripts/env.ts` has checked it.
 * @returns undefined where no publisher is configured: builds are queued all the same.
 */
export function readPublishingEnv(source: Source): PublishingEnv | undefined {
  const { PUBLISHER_URL: url, PUBLISHER_SECRET: secret } = source;
  return url && secret ? { url: String(url), secret: String(secret) } : undefined;
}

/** Directus reads lists out of its variables: back to text. */
const text = (value: unknown): string =>
  (Array.isArray(value) ? value.join(',') : String(value ?? '')).trim();

/**
 * Reads who is to be told.
 *
 * @param source Environment of Directus; `cms/scripts/env.ts` has checked it.
 */
export function readAlertsEnv(source: Source): AlertsEnv {
  const webhook = text(source.ALERT_WEBHOOK_URL);
  return {
    emails: text(source.ALERT_EMAIL)
      .split(',')
      .map((email) => email.trim())
      .filter(Boolean),
    ...(webhook !== '' && { webhook }),
    secret: text(source.PUBLISHER_SECRET),
    siteUrl: text(source.SITE_URL),
    publicUrl: text(source.PUBLIC_URL).replace(/\/+$/, ''),
  };
}

/** Reads how the preview is reached; undefined where none is configured. */
export function readPreviewEnv(source: Source): PublishingEnv | undefined {
  const { PREVIEW_URL: url, PUBLISHER_SECRET: secret } = source;
  return url && secret ? { url: String(url), secret: String(secret) } : undefined;
}

/** Origin of the site, no slash at its end; empty where Directus was not told. */
export const readSiteUrl = ({ SITE_URL: url }: Source): string =>
  typeof url === 'string' ? url.replace(/\/+$/, '') : '';

import {
  httpUrl,
  listOf,
  numberFrom,
  read,
  readOr,
  readText,
  text,
  type EnvRule,
  type EnvSource,
} from '../../../../contract/environment';

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';

/** Settings of the extension, from Directus' environment. */
export interface LeadsEnv {
  captcha: {
    /** undefined if not configured: then every request is refused. */
    secret?: string;
    verifyUrl: string;
    minScore: number;
    hostnames: string[];
    timeoutMs: number;
  };
  rate: { perAddress: number; perContact: number; windowMs: number };
  mail: { from?: string; tickMs: number; timeoutMs: number; retrySeconds?: number[] };
  /** Signs links to presentations. */
  secret: string;
  /** Address of the site, for links in mails. */
  siteUrl: string;
  /** Public URL of Directus. */
  publicUrl: string;
  tempDir: string;
}

const words = listOf(text, 'a list of words', 'www.example.com,example.com');

const time: EnvRule<number> = {
  expected: 'a number of seconds',
  example: '30',
  parse: (value) =>
    Number(value) > 0 && Number.isFinite(Number(value)) ? Number(value) : undefined,
};
const times = listOf(time, 'a list of seconds', '30,60,300');

const DAY = 86_400;

/**
 * Reads and checks the variables of the extension.
 *
 * @param source Environment of Directus.
 * @throws EnvironmentError at the first invalid one; secrets are never shown.
 */
export function readLeadsEnv(source: EnvSource): LeadsEnv {
  const site = readText(source, 'SITE_URL');
  const siteName = site !== undefined && URL.canParse(site) ? [new URL(site).hostname] : [];
  return {
    captcha: {
      secret: readText(source, 'RECAPTCHA_SECRET'),
      verifyUrl: readOr(source, 'RECAPTCHA_VERIFY_URL', httpUrl, GOOGLE),
      minScore: readOr(source, 'RECAPTCHA_MIN_SCORE', numberFrom(0, 1), 0.5),
      hostnames: read(source, 'RECAPTCHA_HOSTNAMES', words) ?? siteName,
      timeoutMs: readOr(source, 'RECAPTCHA_TIMEOUT_SECONDS', numberFrom(0.1, 60), 5) * 1000,
    },
    rate: {
      perAddress: readOr(source, 'LEADS_RATE_LIMIT', numberFrom(1, 1_000_000), 30),
      perContact: readOr(source, 'LEADS_CONTACT_LIMIT', numberFrom(1, 1_000_000), 10),
      windowMs: readOr(source, 'LEADS_RATE_WINDOW_SECONDS', numberFrom(1, DAY), 600) * 1000,
    },
    mail: {
      from: readText(source, 'EMAIL_FROM'),
      tickMs: readOr(source, 'LEADS_MAIL_SECONDS', numberFrom(0.1, 3600), 15) * 1000,
      timeoutMs: readOr(source, 'LEADS_MAIL_TIMEOUT_SECONDS', numberFrom(0.1, 600), 30) * 1000,
      retrySeconds: read(source, 'LEADS_MAIL_RETRY_SECONDS', times),
    },
    secret: readText(source, 'SECRET') ?? '',
    siteUrl: readOr(source, 'SITE_URL', httpUrl, 'http://localhost:9000'),
    publicUrl: readOr(source, 'PUBLIC_URL', httpUrl, 'http://localhost:8055'),
    tempDir: readText(source, 'TEMP_PATH') ?? 'data/tmp',
  };
}

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';

/** A variable that cannot be used; the message is one line for a person. */
export class LeadsEnvError extends Error {
  override name = 'LeadsEnvError';

  constructor(variable: string, problem: string, example: string) {
    super(`${variable} ${problem}. Example: ${variable}=${example}`);
  }
}

/** Settings of the extension, from the environment of Directus. */
export interface LeadsEnv {
  captcha: {
    /** undefined: nothing is configured, and no request can be taken. */
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
  /** Address of Directus as people reach it. */
  publicUrl: string;
  tempDir: string;
}

type Source = Readonly<Record<string, unknown>>;

/** Directus reads lists and numbers out of its variables: back to text. */
function text(source: Source, name: string): string | undefined {
  const value = source[name];
  if (value === undefined || value === null) return undefined;
  const words = (Array.isArray(value) ? value.join(',') : String(value)).trim();
  return words === '' ? undefined : words;
}

function number(
  source: Source,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const value = text(source, name);
  if (value === undefined) return fallback;
  const parsed = Number(value);
  if (!Number.isFinite(parsed) || parsed < min || parsed > max) {
    throw new LeadsEnvError(
      name,
      `is "${value}", not a number from ${min} to ${max}`,
      String(fallback),
    );
  }
  return parsed;
}

function address(source: Source, name: string, fallback: string): string {
  const value = text(source, name) ?? fallback;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new LeadsEnvError(name, `is "${value}", not an http or https address`, fallback);
  }
  return value.replace(/\/+$/, '');
}

function words(source: Source, name: string): string[] | undefined {
  return text(source, name)
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function seconds(source: Source, name: string): number[] | undefined {
  const list = words(source, name)?.map(Number);
  if (list?.some((value) => !Number.isFinite(value) || value <= 0)) {
    throw new LeadsEnvError(name, 'is not a list of seconds', '30,60,300');
  }
  return list;
}

const DAY = 86_400;

/**
 * Reads and checks the variables of the extension.
 *
 * @param source Environment of Directus.
 * @throws LeadsEnvError at the first one that cannot be used; secrets are never shown.
 */
export function readLeadsEnv(source: Source): LeadsEnv {
  const site = text(source, 'SITE_URL');
  const siteName = site !== undefined && URL.canParse(site) ? [new URL(site).hostname] : [];
  return {
    captcha: {
      secret: text(source, 'RECAPTCHA_SECRET'),
      verifyUrl: address(source, 'RECAPTCHA_VERIFY_URL', GOOGLE),
      minScore: number(source, 'RECAPTCHA_MIN_SCORE', { fallback: 0.5, min: 0, max: 1 }),
      hostnames: words(source, 'RECAPTCHA_HOSTNAMES') ?? siteName,
      timeoutMs:
        number(source, 'RECAPTCHA_TIMEOUT_SECONDS', { fallback: 5, min: 0.1, max: 60 }) * 1000,
    },
    rate: {
      perAddress: number(source, 'LEADS_RATE_LIMIT', { fallback: 30, min: 1, max: 1_000_000 }),
      perContact: number(source, 'LEADS_CONTACT_LIMIT', { fallback: 10, min: 1, max: 1_000_000 }),
      windowMs:
        number(source, 'LEADS_RATE_WINDOW_SECONDS', { fallback: 600, min: 1, max: DAY }) * 1000,
    },
    mail: {
      from: text(source, 'EMAIL_FROM'),
      tickMs: number(source, 'LEADS_MAIL_SECONDS', { fallback: 15, min: 0.1, max: 3600 }) * 1000,
      timeoutMs:
        number(source, 'LEADS_MAIL_TIMEOUT_SECONDS', { fallback: 30, min: 0.1, max: 600 }) * 1000,
      retrySeconds: seconds(source, 'LEADS_MAIL_RETRY_SECONDS'),
    },
    secret: text(source, 'SECRET') ?? '',
    siteUrl: address(source, 'SITE_URL', 'http://localhost:9000'),
    publicUrl: address(source, 'PUBLIC_URL', 'http://localhost:8055'),
    tempDir: text(source, 'TEMP_PATH') ?? 'data/tmp',
  };
}

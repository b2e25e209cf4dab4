/** Asks the captcha for a token; it lives two minutes, so it is asked for at submit. */
export type ExecuteCaptcha = (action: string) => Promise<string>;

/** How the captcha is checked: by Google, by the stand-in of a Directus on this machine, not at all. */
export type CaptchaMode = 'google' | 'local' | 'none';

/** Loading and executing together may take so long, milliseconds. */
const CAPTCHA_LIMIT_MS = 15_000;

/** Any word but `fail` and `low` passes the local stand-in, and no other verifier. */
const LOCAL_TOKEN = 'local-stand-in';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Which captcha a site uses. The stand-in runs beside a Directus of this machine alone, so that no
 * public site can lean on it.
 *
 * @param siteKey - of reCAPTCHA; empty where none is configured
 * @param backendUrl - address of Directus as visitors reach it
 */
export function captchaMode(siteKey: string, backendUrl: string): CaptchaMode {
  if (siteKey) return 'google';
  const isLocal = URL.canParse(backendUrl) && LOCAL_HOSTS.includes(new URL(backendUrl).hostname);
  return isLocal ? 'local' : 'none';
}

/**
 * A token for one request.
 *
 * @param ready - gives the captcha once it has loaded
 * @param limitMs - time for all of it
 * @returns undefined where the captcha is blocked, late or not configured
 */
export async function captchaToken(
  mode: CaptchaMode,
  ready: Promise<ExecuteCaptcha>,
  action: string,
  limitMs = CAPTCHA_LIMIT_MS,
): Promise<string | undefined> {
  if (mode === 'local') return LOCAL_TOKEN;
  if (mode === 'none') return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  const token = ready.then((execute) => execute(action)).catch(() => undefined);
  try {
    return (await Promise.race([token, late])) || undefined;
  } finally {
    clearTimeout(timer);
  }
}

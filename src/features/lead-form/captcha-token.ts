/** Requests a captcha token; it expires after two minutes, so it is requested at submit. */
export type ExecuteCaptcha = (action: string) => Promise<string>;

/** Captcha mode: Google, the stub of a Directus on this machine, or none. */
export type CaptchaMode = 'google' | 'local' | 'none';

/** Timeout of loading and executing together, milliseconds. */
const CAPTCHA_LIMIT_MS = 15_000;

/**
 * Accepted by the local stub, which takes any token but `fail` and `low`, and by no other verifier.
 */
const LOCAL_TOKEN = 'local-stand-in';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The captcha mode of a site. The stub is for a Directus on this machine only, so that no public
 * site can depend on it.
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
 * @param ready - resolves with the captcha once it has loaded
 * @param limitMs - time for all of it
 * @returns undefined if the captcha is blocked, timed out or not configured
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

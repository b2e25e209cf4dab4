import { captchaFailed, unavailable } from '../errors';
import type { LeadsEnv } from '../env';
import type { Logger } from '../host';
import { evaluateCaptcha, type CaptchaReply } from '../rules/captcha';

/** Client of the captcha verifier; records its availability. */
export interface CaptchaClient {
  /**
   * @param token From the form.
   * @param action Expected action of the token.
   * @throws LeadError: `CAPTCHA_FAILED` if the visitor did not pass, `SERVICE_UNAVAILABLE` if the
   *   verifier is unreachable.
   */
  verify(token: string, action: string): Promise<void>;
  /** Start of the verifier's outage, milliseconds since 1970; undefined while it is up. */
  downSince(): number | undefined;
}

/** @param options Captcha settings of `env.ts`. */
export function captchaClient(options: LeadsEnv['captcha'], logger: Logger): CaptchaClient {
  let downSince: number | undefined;
  const isDown = (why: string) => {
    downSince ??= Date.now();
    logger.error(`leads: the captcha verifier cannot be used (${why}); requests are put off.`);
    return unavailable('The check against robots does not answer just now.');
  };
  const ask = async (token: string): Promise<CaptchaReply> => {
    const response = await fetch(options.verifyUrl, {
      method: 'POST',
      // The visitor's IP is not sent: it is optional, and personal data.
      body: new URLSearchParams({ secret: options.secret ?? '', response: token }),
      signal: AbortSignal.timeout(options.timeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as CaptchaReply;
  };
  return {
    downSince: () => downSince,
    async verify(token, action) {
      if (options.secret === undefined) throw isDown('RECAPTCHA_SECRET is not set');
      if (token === '') throw captchaFailed();
      let reply: CaptchaReply;
      try {
        reply = await ask(token);
      } catch (error) {
        throw isDown(error instanceof Error ? error.message : 'no answer');
      }
      const { hostnames, minScore } = options;
      const verdict = evaluateCaptcha(reply, { action, hostnames, minScore });
      if (verdict === 'misconfigured') {
        throw isDown(
          `it refuses us: ${reply['error-codes']?.join(', ') ?? 'no score in its answer'}`,
        );
      }
      downSince = undefined;
      if (verdict === 'failed') throw captchaFailed();
    },
  };
}

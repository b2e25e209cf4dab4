import { captchaFailed, unavailable } from '../errors';
import type { LeadsEnv } from '../env';
import type { Logger } from '../host';
import { evaluateCaptcha, type CaptchaReply } from '../rules/captcha';

/** Asks the verifier about tokens, and remembers whether it works. */
export interface CaptchaClient {
  /**
   * @param token From the form.
   * @param action What the token must be for.
   * @throws LeadError: `CAPTCHA_FAILED` where the visitor did not pass, `SERVICE_UNAVAILABLE` where
   *   the verifier cannot be asked.
   */
  verify(token: string, action: string): Promise<void>;
  /** Since when it does not answer, milliseconds since 1970; undefined while it does. */
  downSince(): number | undefined;
}

/** @param options What `env.ts` read. */
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
      // The visitor's address is not sent: the verifier can do without it.
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

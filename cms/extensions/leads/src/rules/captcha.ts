/** Response of reCAPTCHA v3's `siteverify`, as far as it is used here. */
export interface CaptchaReply {
  success?: boolean;
  score?: number;
  action?: string;
  hostname?: string;
  'error-codes'?: readonly string[];
}

export interface CaptchaExpectations {
  action: string;
  /** Allowed hostnames; empty allows any. */
  hostnames: readonly string[];
  /** 0 to 1. */
  minScore: number;
}

/** Error codes of a misconfiguration on our side. */
const OUR_FAULT = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/**
 * Evaluates a response of the verifier.
 *
 * @returns `misconfigured` if the verifier rejected our settings: the visitor must not be treated
 *   as a robot for that.
 */
export function evaluateCaptcha(
  reply: CaptchaReply,
  { action, hostnames, minScore }: CaptchaExpectations,
): 'passed' | 'failed' | 'misconfigured' {
  if (reply['error-codes']?.some((code) => OUR_FAULT.includes(code))) return 'misconfigured';
  if (reply.success !== true) return 'failed';
  // A response without a score is not from reCAPTCHA v3.
  if (typeof reply.score !== 'number') return 'misconfigured';
  if (reply.score < minScore) return 'failed';
  if (reply.action !== undefined && reply.action !== action) return 'failed';
  const isElsewhere =
    reply.hostname !== undefined && hostnames.length > 0 && !hostnames.includes(reply.hostname);
  return isElsewhere ? 'failed' : 'passed';
}

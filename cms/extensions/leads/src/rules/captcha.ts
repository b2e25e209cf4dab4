/** What the verifier answers (reCAPTCHA v3, `siteverify`); only what is used here. */
export interface CaptchaReply {
  success?: boolean;
  score?: number;
  action?: string;
  hostname?: string;
  'error-codes'?: readonly string[];
}

export interface CaptchaExpectations {
  action: string;
  /** Names the token may come from; empty: any. */
  hostnames: readonly string[];
  /** 0 to 1. */
  minScore: number;
}

/** Answers that blame our settings rather than the visitor. */
const OUR_FAULT = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/**
 * Judges an answer of the verifier.
 *
 * @returns `misconfigured` where it refused us rather than the visitor: that is for the team to
 *   mend, and no reason to call a person a robot.
 */
export function evaluateCaptcha(
  reply: CaptchaReply,
  { action, hostnames, minScore }: CaptchaExpectations,
): 'passed' | 'failed' | 'misconfigured' {
  if (reply['error-codes']?.some((code) => OUR_FAULT.includes(code))) return 'misconfigured';
  if (reply.success !== true) return 'failed';
  // The score is what version 3 is for; an answer without one is that of another version.
  if (typeof reply.score !== 'number') return 'misconfigured';
  if (reply.score < minScore) return 'failed';
  if (reply.action !== undefined && reply.action !== action) return 'failed';
  const isElsewhere =
    reply.hostname !== undefined && hostnames.length > 0 && !hostnames.includes(reply.hostname);
  return isElsewhere ? 'failed' : 'passed';
}

import { useEffect, useRef, useState } from 'react';
import { BACKEND_URL, RECAPTCHA_SITE_KEY } from '../../config/browser';
import {
  captchaAction,
  failed,
  LIMITS,
  type LeadKind,
  type LeadOutcome,
  type LeadValues,
} from '../../domain/lead';
import type { Locale } from '../../i18n/locales';
import { pushEvent } from '../../utils/data-layer';
import { accountToken } from './account-link';
import { captchaMode, captchaToken, type ExecuteCaptcha } from './captcha-token';
import { clearDraft, clearWaiting, readAttempt, writeAttempt, writeWaiting } from './draft';
import type { LeadSubject } from './lead-request';
import { attemptFor, postLead, textFields } from './send-lead';

export type SendStatus =
  | { name: 'idle' }
  /** Share of the upload, 0 to 1. */
  | { name: 'sending'; progress: number }
  | { name: 'done'; outcome: LeadOutcome };

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** A captcha that can be waited for before it has loaded. */
function captchaToCome() {
  let resolve: (execute: ExecuteCaptcha) => void = () => undefined;
  const ready = new Promise<ExecuteCaptcha>((done) => {
    resolve = done;
  });
  return { ready, resolve, mode: captchaMode(RECAPTCHA_SITE_KEY, BACKEND_URL) };
}

/**
 * Sends the form of a kind: captcha, idempotency key, progress, and what is kept when it fails.
 *
 * @param kind - what is asked for
 * @param subject - what it is about
 */
export function useSendLead(kind: LeadKind, subject: LeadSubject, locale: Locale) {
  const [status, setStatus] = useState<SendStatus>({ name: 'idle' });
  const [captcha] = useState(captchaToCome);
  const firstLook = useRef(0);
  const isSending = useRef(false);
  useEffect(() => {
    firstLook.current = performance.now();
  }, []);

  async function attempt(values: LeadValues, honeypot: string): Promise<LeadOutcome> {
    if (!navigator.onLine) return failed('offline');
    const fields = textFields(kind, values, subject, { locale, address: window.location.href });
    const { key, content } = attemptFor(fields, values.file, readAttempt(kind));
    writeAttempt(kind, { key, content });
    // A form that the browser fills in is sent sooner than the server believes of a person.
    await rest(firstLook.current + LIMITS.fillInMs - performance.now());
    const token = await captchaToken(captcha.mode, captcha.ready, captchaAction(kind));
    if (!token) return failed(navigator.onLine ? 'captchaBlocked' : 'offline');
    const filledInMs = performance.now() - firstLook.current;
    const post = {
      kind,
      fields,
      file: values.file,
      key,
      captchaToken: token,
      filledInMs,
      honeypot,
    };
    return postLead({ ...post, accountToken: await accountToken() }, (progress) =>
      setStatus({ name: 'sending', progress }),
    );
  }

  /** Sends what stands in the form; a second call while the first is on its way does nothing. */
  async function send(values: LeadValues, honeypot: string): Promise<LeadOutcome | undefined> {
    if (isSending.current) return undefined;
    isSending.current = true;
    setStatus({ name: 'sending', progress: 0 });
    const outcome = await attempt(values, honeypot);
    isSending.current = false;
    if (outcome.ok) {
      clearDraft(kind);
      clearWaiting(kind);
      writeAttempt(kind, undefined);
      pushEvent('lead_sent', { lead_kind: kind });
    } else if (outcome.failure === 'offline') {
      writeWaiting(kind, values);
    }
    setStatus({ name: 'done', outcome });
    return outcome;
  }

  return { status, send, reset: () => setStatus({ name: 'idle' }), captcha };
}

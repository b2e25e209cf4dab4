import { useEffect, useRef, useState } from 'react';
import { BACKEND_URL, RECAPTCHA_SITE_KEY } from '../../config/browser';
import {
  captchaAction,
  failed,
  hasField,
  LIMITS,
  sentKind,
  type LeadKind,
  type LeadOutcome,
  type LeadValues,
} from '../../domain/lead';
import { ownTimeZone } from '../../domain/meeting';
import type { Locale } from '../../i18n/locales';
import { knownAttribution } from '../consent/attribution';
import { track } from '../../utils/data-layer';
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

/** A promise of the captcha, which may not have loaded yet. */
function captchaToCome() {
  let resolve: (execute: ExecuteCaptcha) => void = () => undefined;
  const ready = new Promise<ExecuteCaptcha>((done) => {
    resolve = done;
  });
  return { ready, resolve, mode: captchaMode(RECAPTCHA_SITE_KEY, BACKEND_URL) };
}

/**
 * Sends the form of a kind: captcha, idempotency key, progress, and storage after a failure.
 *
 * @param kind - of the request
 * @param subject - of the request
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
    const sent = sentKind(kind, values);
    const fields = textFields(sent, values, subject, {
      locale,
      address: window.location.href,
      attribution: knownAttribution(),
      timeZone: ownTimeZone(),
    });
    const { key, content } = attemptFor(fields, values.file, readAttempt(kind));
    writeAttempt(kind, { key, content });
    // An autofilled form may be submitted sooner than the server accepts from a person.
    await rest(firstLook.current + LIMITS.fillInMs - performance.now());
    const token = await captchaToken(captcha.mode, captcha.ready, captchaAction(sent));
    if (!token) return failed(navigator.onLine ? 'captchaBlocked' : 'offline');
    const filledInMs = performance.now() - firstLook.current;
    const post = {
      kind: sent,
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

  /** Sends the form; a second call while the first is pending does nothing. */
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
      const sent = sentKind(kind, values);
      track('generate_lead', {
        lead_id: outcome.id,
        lead_kind: sent,
        content_id: subject.project ?? subject.sale,
      });
      if (hasField(sent, 'meeting_mode')) {
        track('meeting_booked', { meeting_mode: values.meeting_mode });
      }
    } else if (outcome.failure === 'offline') {
      writeWaiting(kind, values);
    }
    setStatus({ name: 'done', outcome });
    return outcome;
  }

  return { status, send, reset: () => setStatus({ name: 'idle' }), captcha };
}

import { BACKEND_URL } from '../../config/browser';
import {
  CAMPAIGN_TAGS,
  failed,
  FORM_FIELDS,
  hasField,
  HONEYPOT,
  IDEMPOTENCY_HEADER,
  REQUEST_ID_HEADER,
  readAnswer,
  type LeadKind,
  type LeadOutcome,
  type LeadValues,
} from '../../domain/lead';
import { readPhone } from '../../domain/phone';
import type { Locale } from '../../i18n/locales';
import { logBackendError } from '../../utils/log';
import type { Attempt } from './draft';
import type { LeadSubject } from './lead-request';

/** Timeout: longer than an upload of 5 MB takes on a slow connection, milliseconds. */
const TIME_LIMIT_MS = 120_000;

/**
 * The text fields of a request, by the contract's names; empty ones are left out.
 *
 * @param address - of the page, with the query that may carry a campaign
 * @param attribution - how the visitor came to the site, as far as they allow it to be known
 * @param timeZone - of the visitor, IANA
 */
export function textFields(
  kind: LeadKind,
  values: Partial<LeadValues>,
  subject: LeadSubject,
  {
    locale,
    address,
    attribution = {},
    timeZone,
  }: {
    locale: Locale;
    address: string;
    attribution?: Readonly<Record<string, string>>;
    timeZone?: string;
  },
): Record<string, string> {
  const phone = readPhone(values.phone ?? '', values.phone_country ?? '');
  const typed = FORM_FIELDS.filter((field) => field !== 'file' && hasField(kind, field)).map(
    (field) =>
      [field, field === 'phone' && phone.state === 'number' ? phone.phone : values[field]] as const,
  );
  const { searchParams } = new URL(address);
  const tags = CAMPAIGN_TAGS.map((name) => [name, searchParams.get(name)] as const);
  const all = [
    ...typed,
    // A meeting is agreed by two clocks.
    ...(hasField(kind, 'meeting_start') ? [['time_zone', timeZone] as const] : []),
    ...Object.entries(subject),
    ...tags,
    ...Object.entries(attribution),
    ['consent', 'true'],
    ['locale', locale],
    ['page_url', address.split('#')[0]],
  ] as const;
  return Object.fromEntries(
    all.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !!entry[1]),
  );
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The same key for the same content, a new one for another (contract/leads/README.md). */
export function attemptFor(
  fields: Readonly<Record<string, string>>,
  file: File | undefined,
  last: Attempt | undefined,
): Attempt {
  const content = JSON.stringify([fields, file && [file.name, file.size, file.lastModified]]);
  return last?.content === content ? last : { content, key: newKey() };
}

export interface LeadPost {
  kind: LeadKind;
  fields: Readonly<Record<string, string>>;
  file: File | undefined;
  key: string;
  captchaToken: string;
  /** Since the form was first seen, milliseconds. */
  filledInMs: number;
  /** Value of the honeypot field. */
  honeypot: string;
  /** Access token of the signed-in visitor. */
  accountToken?: string;
}

function bodyOf({ fields, file, captchaToken, filledInMs, honeypot }: LeadPost): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('recaptcha_token', captchaToken);
  body.append('filled_in_ms', String(Math.round(filledInMs)));
  if (honeypot) body.append(HONEYPOT, honeypot);
  // Last, so that the server has read the other fields before it.
  if (file) body.append('file', file, file.name);
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends a request. `XMLHttpRequest`, since `fetch` does not report the progress of an upload.
 *
 * @param onProgress - called with the share that has been uploaded, 0 to 1
 * @returns the result; never rejects, never retries by itself
 */
export function postLead(
  post: LeadPost,
  onProgress: (share: number) => void,
): Promise<LeadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const giveUp = (reason: string) => {
      logBackendError(0, reason);
      resolve(failed('noAnswer'));
    };
    request.open('POST', `${BACKEND_URL}/leads/${post.kind}`);
    request.timeout = TIME_LIMIT_MS;
    request.setRequestHeader(IDEMPOTENCY_HEADER, post.key);
    request.setRequestHeader(REQUEST_ID_HEADER, post.key);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    if (post.accountToken) {
      request.setRequestHeader('Authorization', `Bearer ${post.accountToken}`);
    }
    request.onload = () => {
      // The token has expired by the server's clock: the request is sent anonymously.
      if (request.status === 401 && post.accountToken) {
        resolve(postLead({ ...post, accountToken: undefined }, onProgress));
        return;
      }
      if (request.status >= 400) logBackendError(request.status, request.statusText);
      resolve(
        readAnswer(
          request.status,
          parse(request.responseText),
          request.getResponseHeader('Retry-After'),
        ),
      );
    };
    request.onerror = () => giveUp('No Answer');
    request.ontimeout = () => giveUp('Time Limit Exceeded');
    request.onabort = () => giveUp('No Answer');
    request.send(bodyOf(post));
  });
}

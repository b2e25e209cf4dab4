import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  FILE_MEGABYTES,
  FORM_FIELDS,
  type Failure,
  missingProblem,
  type FieldProblem,
  type LeadKind,
  type LeadValues,
} from '../../domain/lead';
import type { Translate } from '../../i18n/translator';
import { Button } from '../../ui/button/button';
import { isPlainClick } from '../../utils/plain-click';
import { fieldId } from './form-fields';
import { fieldLabel } from './field-label';
import * as styles from './lead-form.module.css';

interface ProblemSummaryProps {
  kind: LeadKind;
  form: UseFormReturn<LeadValues>;
  t: Translate<'forms'>;
  prefix: string;
}

/** Summary of the validation errors, for screen readers. */
export function ProblemSummary({ kind, form, t, prefix }: ProblemSummaryProps) {
  const { errors } = form.formState;
  const wrong = FORM_FIELDS.filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  const isIncomplete = wrong.some((field) => errors[field]?.message === missingProblem(field));
  return (
    <div className={styles.summary} role="alert">
      <strong>{t(isIncomplete ? 'forms:incomplete' : 'forms:check')}</strong>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(prefix, field)}`}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                form.setFocus(field);
              }}
            >
              {fieldLabel(t, kind, field)}
            </a>
            {`: ${t(`forms:problem.${errors[field]?.message as FieldProblem}`)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Default without `Retry-After`: the window of the rate limit, minutes. */
const RETRY_MINUTES = 10;

interface LeadFailureNoticeProps {
  t: Translate<'forms'>;
  failure: Failure;
  /** Seconds. */
  retryAfter: number | undefined;
}

/** The reason of a failed request, and what to do. */
export function LeadFailureNotice({ t, failure, retryAfter }: LeadFailureNoticeProps) {
  const minutes = retryAfter ? Math.ceil(retryAfter / 60) : RETRY_MINUTES;
  return (
    <p className={styles.notice} role="alert">
      {t(`forms:failure.${failure}`, { minutes, megabytes: FILE_MEGABYTES })}
    </p>
  );
}

interface WaitingNoticeProps {
  t: Translate<'forms'>;
  onSend(): void;
  onDiscard(): void;
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return isOnline;
}

/** A request that failed offline; it is sent on the visitor's click. */
export function WaitingNotice({ t, onSend, onDiscard }: WaitingNoticeProps) {
  const isOnline = useOnline();
  return (
    <div className={styles.notice} role="alert">
      <p>{t(isOnline ? 'forms:waiting.online' : 'forms:failure.offline')}</p>
      {isOnline && <Button onClick={onSend}>{t('forms:waiting.send')}</Button>}
      <Button look="quiet" onClick={onDiscard}>
        {t('forms:waiting.discard')}
      </Button>
    </div>
  );
}

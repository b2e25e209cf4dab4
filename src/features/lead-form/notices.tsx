import type { TFunction } from 'i18next';
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
import { Button } from '../../ui/button/button';
import { isPlainClick } from '../../utils/plain-click';
import { fieldId } from './form-fields';
import { fieldLabel } from './field-label';
import * as styles from './lead-form.module.css';

interface ProblemSummaryProps {
  kind: LeadKind;
  form: UseFormReturn<LeadValues>;
  t: TFunction;
  prefix: string;
}

/** All that is wrong, for those who do not see the fields. */
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

/** Where the server does not say when to try again: its window, minutes. */
const RETRY_MINUTES = 10;

interface FailureNoticeProps {
  t: TFunction;
  failure: Failure;
  /** Seconds. */
  retryAfter: number | undefined;
}

/** Why it was not sent, and what to do. */
export function FailureNotice({ t, failure, retryAfter }: FailureNoticeProps) {
  const minutes = retryAfter ? Math.ceil(retryAfter / 60) : RETRY_MINUTES;
  return (
    <p className={styles.notice} role="alert">
      {t(`forms:failure.${failure}`, { minutes, megabytes: FILE_MEGABYTES })}
    </p>
  );
}

interface WaitingNoticeProps {
  t: TFunction;
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

/** A request that waits for the network; it is sent when the visitor says so. */
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

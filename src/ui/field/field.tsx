import { useId, type ReactNode } from 'react';
import * as styles from './field.module.css';

export interface FieldTexts {
  label: string;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong with what stands there. */
  error?: string;
  /** Whether it has to be filled in; the form says what its mark means. */
  isRequired?: boolean;
}

/** What ties a control to its label, hint and error. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required'?: true;
}

/** Ids for a control and the texts around it. */
export function useFieldIds(
  { hint, error, isRequired }: Omit<FieldTexts, 'label'>,
  wanted?: string,
) {
  const own = useId();
  const id = wanted ?? own;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const control: FieldIds = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    ...(isRequired ? { 'aria-required': true } : {}),
  };
  return { control, hintId, errorId };
}

/** The line under a control that says what is wrong. */
export function FieldError({ id, children }: { id: string; children?: string }) {
  return children ? (
    <p className={styles.error} id={id}>
      {children}
    </p>
  ) : null;
}

interface FieldProps extends FieldTexts {
  /** Id of the control; made up where missing. */
  id?: string;
  children(control: FieldIds): ReactNode;
}

/** A control with its label above, its hint below, and what is wrong with it. */
export function Field({ label, hint, error, isRequired, id, children }: FieldProps) {
  const { control, hintId, errorId } = useFieldIds({ hint, error, isRequired }, id);
  return (
    <div className={styles.field}>
      <label className={styles.label} data-required={isRequired || undefined} htmlFor={control.id}>
        {label}
      </label>
      {children(control)}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

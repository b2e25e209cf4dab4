import { forwardRef, type InputHTMLAttributes } from 'react';
import { FieldError, useFieldIds, type FieldTexts } from './field';
import * as styles from './field.module.css';

export interface Choice {
  value: string;
  label: string;
  /** A second line under the label. */
  detail?: string;
}

type ChoiceFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'id' | 'className'> & {
    choices: readonly Choice[];
    /** The chosen value, where the field is controlled. */
    value?: string;
  };

/** One of a few values, all of them in view. */
export const ChoiceField = forwardRef<HTMLInputElement, ChoiceFieldProps>(function ChoiceField(
  { label, hint, error, isRequired, choices, value, ...input },
  ref,
) {
  const { control, hintId, errorId } = useFieldIds({ hint, error, isRequired });
  return (
    <fieldset
      role="radiogroup"
      className={styles.field}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control['aria-required']}
    >
      <legend className={styles.label} data-required={isRequired || undefined}>
        {label}
      </legend>
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.choice}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              value={choice.value}
              checked={value === undefined ? undefined : value === choice.value}
              {...input}
            />
            <span className={styles.choiceText}>
              {choice.label}
              {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
});

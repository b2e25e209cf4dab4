import { forwardRef, type InputHTMLAttributes } from 'react';
import { FieldError, useFieldIds, type FieldTexts } from './field';
import * as styles from './field.module.css';

export interface Choice {
  value: string;
  label: string;
  /** A second line under the label. */
  detail?: string;
  /** Heading of the choices it stands with; choices of one group follow each other. */
  group?: string;
}

type ChoiceFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'id' | 'className'> & {
    choices: readonly Choice[];
    /** The chosen value, where the field is controlled. */
    value?: string;
  };

/** Choices up to which each is as wide as its words. */
const FEW = 6;

function groupsOf(choices: readonly Choice[]): { name: string | undefined; members: Choice[] }[] {
  const groups: { name: string | undefined; members: Choice[] }[] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last && last.name === choice.group) last.members.push(choice);
    else groups.push({ name: choice.group, members: [choice] });
  }
  return groups;
}

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
      {groupsOf(choices).map(({ name, members }) => (
        <div key={name ?? ''} className={styles.group}>
          {name && <p className={styles.groupName}>{name}</p>}
          <div className={styles.choices} data-many={choices.length > FEW || undefined}>
            {members.map((choice) => (
              <label key={choice.value} className={styles.choice}>
                <input
                  ref={choice === choices[0] ? ref : undefined}
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
        </div>
      ))}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
});

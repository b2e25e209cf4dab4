import {
  forwardRef,
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { Field, type FieldTexts } from './field';
import * as styles from './field.module.css';

type Props<Attributes> = FieldTexts & Omit<Attributes, 'children' | 'className'>;

/** One line of text. */
export const TextField = forwardRef<HTMLInputElement, Props<InputHTMLAttributes<HTMLInputElement>>>(
  function TextField({ label, hint, error, isRequired, id, ...input }, ref) {
    return (
      <Field label={label} hint={hint} error={error} isRequired={isRequired} id={id}>
        {(control) => <input ref={ref} className={styles.control} {...input} {...control} />}
      </Field>
    );
  },
);

/** Several lines of text. */
export const TextArea = forwardRef<
  HTMLTextAreaElement,
  Props<TextareaHTMLAttributes<HTMLTextAreaElement>>
>(function TextArea({ label, hint, error, isRequired, id, rows = 4, ...input }, ref) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} id={id}>
      {(control) => (
        <textarea ref={ref} className={styles.control} rows={rows} {...input} {...control} />
      )}
    </Field>
  );
});

export interface Option {
  value: string;
  label: string;
}

/** One of a few values. */
export const SelectField = forwardRef<
  HTMLSelectElement,
  Props<SelectHTMLAttributes<HTMLSelectElement>> & { options: readonly Option[] }
>(function SelectField({ label, hint, error, isRequired, id, options, ...select }, ref) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} id={id}>
      {(control) => (
        <select ref={ref} className={styles.control} {...select} {...control}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
});

import { forwardRef, useState } from 'react';
import { buttonClass } from '../button/button';
import { Field, type FieldTexts } from './field';
import * as styles from './field.module.css';

interface FileFieldProps extends FieldTexts {
  id?: string;
  name: string;
  /** Value of the `accept` attribute: extensions with their dot, separated by commas. */
  accept: string;
  /** Words of the button that opens the picker. */
  action: string;
  /** Name of the chosen file, if there is one. */
  fileName?: string;
  onChange(file: File | undefined): void;
  onBlur?(): void;
}

/** A file, chosen or dropped. */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(
  { label, hint, error, isRequired, id, action, fileName, onChange, ...input },
  ref,
) {
  const [isOver, setOver] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} id={id}>
      {(control) => (
        <div
          className={`${styles.file} ${isOver ? styles.over : ''}`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            onChange(event.dataTransfer.files[0]);
          }}
        >
          <input
            ref={ref}
            type="file"
            className={styles.fileInput}
            onChange={(event) => onChange(event.target.files?.[0])}
            {...input}
            {...control}
          />
          <span className={buttonClass('outline')} aria-hidden="true">
            {action}
          </span>
          {fileName && <span className={styles.fileName}>{fileName}</span>}
        </div>
      )}
    </Field>
  );
});

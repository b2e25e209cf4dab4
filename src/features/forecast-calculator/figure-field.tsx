import { useState } from 'react';
import * as styles from './calculator.module.css';

interface FigureFieldProps {
  id: string;
  label: string;
  /** `slider` ends the slider before the field, where more is possible than likely. */
  limit: { readonly min: number; readonly max: number; readonly slider?: number };
  value: number;
  onChange: (value: number) => void;
}

/** A figure by slider or as a number; what is being typed is taken once it is a figure. */
export function FigureField({ id, label, limit, value, onChange }: FigureFieldProps) {
  const [typed, setTyped] = useState<string>();
  const { min, max, slider = max } = limit;
  return (
    <div className={styles.figure}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.number}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          const figure = target.valueAsNumber;
          if (figure >= min && figure <= max) onChange(figure);
        }}
        onBlur={({ target }) => {
          if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
          setTyped(undefined);
        }}
      />
      <input
        className={styles.slider}
        type="range"
        aria-label={label}
        min={min}
        max={Math.max(slider, value)}
        value={value}
        onChange={({ target }) => {
          setTyped(undefined);
          onChange(target.valueAsNumber);
        }}
      />
    </div>
  );
}

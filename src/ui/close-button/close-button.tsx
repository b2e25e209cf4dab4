import { forwardRef, type ButtonHTMLAttributes } from 'react';
import * as styles from './close-button.module.css';

interface CloseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
}

/** The × in the upper corner of what lies over the page. */
export const CloseButton = forwardRef<HTMLButtonElement, CloseButtonProps>(function CloseButton(
  { label, ...button },
  ref,
) {
  return (
    <button ref={ref} type="button" className={styles.close} aria-label={label} {...button}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
});

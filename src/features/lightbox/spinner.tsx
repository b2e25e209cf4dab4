import { useEffect, useState } from 'react';
import { LIGHTBOX } from '../../domain/lightbox';
import * as styles from './lightbox-view.module.css';

/** Spinner of a slow slide; a fast one shows none. */
export function Spinner({ label }: { label: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LIGHTBOX.spinnerDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <span className={styles.spinner} role="status" aria-label={label} /> : null;
}

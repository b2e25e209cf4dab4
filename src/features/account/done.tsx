import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './account.module.css';

/** Confirmation that replaces the form and takes the focus, which the button had. */
export function Done({ title, children }: { title: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={styles.done} tabIndex={-1} role="status">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

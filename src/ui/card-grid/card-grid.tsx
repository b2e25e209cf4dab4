import type { ReactNode } from 'react';
import * as styles from './card-grid.module.css';

/** A list of cards that fill the width. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

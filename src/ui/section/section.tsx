import { useId, type ReactNode } from 'react';
import * as styles from './section.module.css';

/** Ground a section stands on: `palm` is the one dark section of a page. */
export type SectionTone = 'paper' | 'sand' | 'palm';

interface SectionProps {
  /** Its `id`, for fragment links. */
  id?: string;
  title?: ReactNode;
  /** A sentence under the title. */
  intro?: ReactNode;
  /** What stands at the far end of the title's line, such as a link to all of it. */
  aside?: ReactNode;
  tone?: SectionTone;
  /** Less room above and below, for sections that belong to the one before. */
  tight?: boolean;
  /** No room above: it follows the page's head at once. */
  flush?: boolean;
  /** Accessible name of a section without a title. */
  label?: string;
  children?: ReactNode;
}

/** A part of a page within its margins, named by its title where it has one. */
export function Section(props: SectionProps) {
  const { id, title, intro, aside, tone = 'paper', tight, flush, label, children } = props;
  const titleId = useId();
  // Without an accessible name the section is no `region` landmark, to spare screen-reader users
  // one more.
  const Element = title || label ? 'section' : 'div';
  const classes = [
    styles.section,
    styles[tone],
    tight && styles.tight,
    flush && styles.flush,
  ].filter(Boolean);
  return (
    <Element
      id={id}
      className={classes.join(' ')}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : label}
    >
      <div className={styles.inner}>
        {title && (
          <div className={styles.head} data-reveal="">
            <h2 id={titleId}>{title}</h2>
            {aside && <div className={styles.aside}>{aside}</div>}
            {intro && <div className={styles.intro}>{intro}</div>}
          </div>
        )}
        {children}
      </div>
    </Element>
  );
}

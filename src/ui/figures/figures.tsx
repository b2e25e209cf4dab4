import * as styles from './figures.module.css';

/** A figure of the editors with where it comes from. */
export interface Figure {
  readonly title: string;
  readonly text: string | null;
  readonly value: string | null;
  readonly source: string | null;
}

interface FiguresProps {
  figures: readonly Figure[];
  heading: 'h2' | 'h3';
}

/** Figures with their sources, set like the margin of a magazine. */
export function Figures({ figures, heading: Heading }: FiguresProps) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ title, text, value, source }) => (
        <li key={title} className={styles.figure} data-reveal="">
          <p className={styles.value}>{value}</p>
          <Heading className={styles.name}>{title}</Heading>
          {text && <p>{text}</p>}
          {source && <p className={styles.source}>{source}</p>}
        </li>
      ))}
    </ul>
  );
}

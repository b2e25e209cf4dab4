import { graphql } from 'gatsby';
import { Figures } from '../../ui/figures/figures';
import * as styles from './page-blocks.module.css';

interface PageBlocksProps {
  blocks: readonly Queries.PageBlockTextFragment[];
  headings?: 'h2' | 'h3';
}

/** Short entries of a page: principles, ways to cooperate; figures where they hold a value. */
export function PageBlocks({ blocks, headings: Heading = 'h3' }: PageBlocksProps) {
  const figures = blocks.filter(({ value }) => value);
  const entries = blocks.filter(({ value }) => !value);
  return (
    <>
      {figures.length > 0 && <Figures figures={figures} heading={Heading} />}
      {entries.length > 0 && (
        <ul className={styles.blocks}>
          {entries.map(({ title, text }) => (
            <li key={title} className={styles.block} data-reveal="">
              <Heading className={styles.name}>{title}</Heading>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export const fragment = graphql`
  fragment PageBlockText on PageBlock {
    title
    text
    value
    source
  }
`;

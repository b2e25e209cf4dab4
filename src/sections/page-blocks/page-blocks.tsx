import { graphql } from 'gatsby';
import * as styles from './page-blocks.module.css';

interface PageBlocksProps {
  blocks: readonly Queries.PageBlockTextFragment[];
  headings?: 'h2' | 'h3';
}

/** Short entries of a page: figures with their sources, principles, ways to cooperate. */
export function PageBlocks({ blocks, headings: Heading = 'h3' }: PageBlocksProps) {
  if (blocks.length === 0) return null;
  return (
    <ul className={styles.blocks}>
      {blocks.map((block) => (
        <li key={block.title}>
          {block.value && <p className={styles.value}>{block.value}</p>}
          <Heading>{block.title}</Heading>
          {block.text && <p>{block.text}</p>}
          {block.source && <p className={styles.source}>{block.source}</p>}
        </li>
      ))}
    </ul>
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

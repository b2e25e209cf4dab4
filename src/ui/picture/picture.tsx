import { GatsbyImage, type IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './picture.module.css';

interface PictureProps {
  image: IGatsbyImageData;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Small print under the picture. */
  caption?: string;
  /** `eager` for the first picture of a page. */
  loading?: 'lazy' | 'eager';
}

/** A picture that keeps its place while it loads. */
export function Picture({ image, alt, caption, loading = 'lazy' }: PictureProps) {
  return (
    <figure>
      <GatsbyImage image={image} alt={alt} loading={loading} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

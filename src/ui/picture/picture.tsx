import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties } from 'react';
import { ResponsiveImage } from '../responsive-image/responsive-image';
import * as styles from './picture.module.css';

interface PictureProps {
  /** Without one a plain field of the same size is the placeholder. */
  image: IGatsbyImageData | null | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Value of the `sizes` attribute; the page's width by default. */
  sizes?: string;
  /** Small print under the picture. */
  caption?: string;
  /** `eager` for the first picture of a page. */
  loading?: 'lazy' | 'eager';
  /** Width by height of the plain field. */
  ratio?: number;
}

/** A picture with reserved space, without a layout shift while it loads. */
export function Picture({ image, alt, sizes, caption, loading, ratio }: PictureProps) {
  if (!image) {
    const shape = { '--ratio': ratio } as CSSProperties;
    return <div className={styles.blank} style={ratio ? shape : undefined} aria-hidden="true" />;
  }
  return (
    <figure className={styles.figure}>
      <ResponsiveImage image={image} alt={alt} sizes={sizes} loading={loading} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

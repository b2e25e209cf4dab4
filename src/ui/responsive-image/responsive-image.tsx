import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { HTMLAttributes } from 'react';
import * as styles from './responsive-image.module.css';

interface ResponsiveImageProps {
  image: IGatsbyImageData;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Value of the `sizes` attribute; the page's width by default. */
  sizes?: string;
  /** `eager` for what is on the first screen. */
  loading?: 'lazy' | 'eager';
  /** Other crops, each for its media query; the first that fits is shown. */
  crops?: readonly { media: string; image: IGatsbyImageData }[];
  className?: string;
}

/**
 * A responsive `<picture>` from the data of `gatsby-plugin-image`, without its script; sand is the
 * placeholder.
 */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const { image, alt, sizes, loading = 'lazy', crops = [], className } = props;
  const { images, width, height } = image;
  const priority: HTMLAttributes<HTMLImageElement> & { fetchpriority?: 'high' } =
    loading === 'eager' ? { fetchpriority: 'high' } : {};
  return (
    <picture className={className}>
      {crops.map((crop) => sourcesOf(crop.image, sizes, crop.media))}
      {sourcesOf(image, sizes)}
      <img
        className={styles.image}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes ?? images.fallback?.sizes}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding="async"
        {...priority}
      />
    </picture>
  );
}

function sourcesOf({ images }: IGatsbyImageData, sizes?: string, media?: string) {
  return images.sources?.map((source) => (
    <source
      key={`${source.type} ${media ?? ''}`}
      type={source.type}
      srcSet={source.srcSet}
      sizes={sizes ?? source.sizes}
      media={media}
    />
  ));
}

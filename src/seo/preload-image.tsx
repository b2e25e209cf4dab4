import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface PreloadImageProps {
  image: IGatsbyImageData;
  /** How wide it is shown, as the `sizes` attribute of the picture says it. */
  sizes: string;
  /** Media query of this crop. */
  media?: string;
}

/** Preloads the picture of the first screen, in the preferred format. */
export function PreloadImage({ image, sizes, media }: PreloadImageProps) {
  const source = image.images.sources?.[0];
  if (!source) return null;
  return (
    <link
      rel="preload"
      as="image"
      type={source.type}
      imageSrcSet={source.srcSet}
      imageSizes={sizes}
      media={media}
    />
  );
}

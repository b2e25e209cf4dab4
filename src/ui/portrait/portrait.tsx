import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { ResponsiveImage } from '../responsive-image/responsive-image';
import * as styles from './portrait.module.css';

/** Portraits stand four in a row; on narrow screens they are small, beside the text. */
const SIZES = '(min-width: 1280px) 300px, (min-width: 1024px) 33vw, 104px';

interface PortraitProps {
  name: string;
  image?: { readonly alt: string; readonly gatsbyImageData: IGatsbyImageData } | null;
}

/** First letters of the first two words of a name. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');

/** A person's picture; where there is none, the initials stand in for it. */
export function Portrait({ name, image }: PortraitProps) {
  if (image) return <ResponsiveImage image={image.gatsbyImageData} alt={image.alt} sizes={SIZES} />;
  return (
    <div className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </div>
  );
}

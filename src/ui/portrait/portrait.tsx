import { GatsbyImage, type IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './portrait.module.css';

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
  if (image) return <GatsbyImage image={image.gatsbyImageData} alt={image.alt} />;
  return (
    <div className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </div>
  );
}

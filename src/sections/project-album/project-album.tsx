import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../ui/card-grid/card-grid';
import { Picture } from '../../ui/picture/picture';

/** The pictures of a project; nothing where there are none. */
export function ProjectAlbum({ images }: { images: readonly Queries.AlbumImageFragment[] }) {
  const { t } = useTranslation();
  if (images.length === 0) return null;
  return (
    <section id="album">
      <h2>{t('project:album')}</h2>
      <CardGrid>
        {images.map((image, index) => (
          <li key={index}>
            <Picture
              image={image.gatsbyImageData}
              alt={image.alt}
              caption={image.isVisualisation ? t('common:visualisation') : undefined}
            />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}

export const fragment = graphql`
  fragment AlbumImage on Image {
    alt
    isVisualisation
    gatsbyImageData(width: 720)
  }
`;

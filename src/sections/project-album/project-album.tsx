import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { pictureTrigger } from '../../features/lightbox/lightbox';
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
            <AlbumPicture
              image={image}
              caption={image.isVisualisation ? t('common:visualisation') : undefined}
            />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}

/** Name of the album in shared links; the section has the id `album`. */
const GALLERY = 'photos';

interface AlbumPictureProps {
  image: Queries.AlbumImageFragment;
  caption: string | undefined;
}

function AlbumPicture({ image: { alt, gatsbyImageData }, caption }: AlbumPictureProps) {
  const picture = <Picture image={gatsbyImageData} alt={alt} caption={caption} />;
  if (!gatsbyImageData) return picture;
  return <a {...pictureTrigger(GALLERY, gatsbyImageData, caption)}>{picture}</a>;
}

export const fragment = graphql`
  fragment AlbumImage on Image {
    alt
    isVisualisation
    gatsbyImageData(width: 720)
  }
`;

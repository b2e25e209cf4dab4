import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PHOTOS } from '../../domain/project';
import { pictureTrigger } from '../../features/lightbox/lightbox';
import { Picture } from '../../ui/picture/picture';
import * as styles from './project-mosaic.module.css';

interface ProjectMosaicProps {
  cover: Queries.MosaicCoverFragment | null;
  gallery: readonly Queries.MosaicPictureFragment[];
}

/** How wide the large picture is, at most: beside four it is narrower. */
export const COVER_SIZES = '(min-width: 768px) 67vw, 100vw';
const SMALL_SIZES = '(min-width: 768px) 33vw, 50vw';

/** How many pictures a mosaic is whole with; between them it takes the next smaller one. */
const WHOLE = [5, 3, 2, 1] as const;

/**
 * The first pictures of a project: one large, up to four small ones beside it. On a phone the
 * large one and two beneath. Nothing where there are none.
 */
export function ProjectMosaic({ cover, gallery }: ProjectMosaicProps) {
  const { t } = useTranslation();
  const pictures = cover ? [cover, ...gallery] : gallery;
  const count = WHOLE.find((whole) => whole <= pictures.length);
  if (!count) return null;
  const shown = pictures.slice(0, count);
  const areAllVisualisations = shown.every(({ isVisualisation }) => isVisualisation);
  return (
    <div className={styles.frame}>
      <ul className={`${styles.mosaic} ${styles[`of${count}`]}`}>
        {shown.map((picture, index) => (
          <li key={index}>
            <a
              className={styles.link}
              {...pictureTrigger(
                PHOTOS,
                picture.gatsbyImageData,
                picture.isVisualisation ? t('common:visualisation') : undefined,
              )}
            >
              <Picture
                image={picture.gatsbyImageData}
                alt={picture.alt}
                sizes={index === 0 ? COVER_SIZES : SMALL_SIZES}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.notes}>
        {areAllVisualisations && <p>{t('common:visualisation')}</p>}
        {pictures.length > count && (
          <a className={styles.all} href="#album">
            {t('project:allPictures', { count: pictures.length })}
          </a>
        )}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment MosaicCover on Image {
    alt
    isVisualisation
    gatsbyImageData(width: 1440)
  }

  fragment MosaicPicture on Image {
    alt
    isVisualisation
    gatsbyImageData(width: 720)
  }
`;

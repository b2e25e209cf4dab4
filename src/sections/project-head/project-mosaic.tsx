import { graphql } from 'gatsby';
import { PHOTOS } from '../../domain/project';
import { galleryTrigger, pictureTrigger } from '../../features/lightbox/lightbox';
import { usePictureCaption } from '../../i18n/use-picture-caption';
import { useTranslation } from '../../i18n/translation';
import { Picture } from '../../ui/picture/picture';
import { mosaicOf } from './mosaic';
import * as styles from './project-mosaic.module.css';

interface ProjectMosaicProps {
  cover: Queries.MosaicCoverFragment | null;
  gallery: readonly Queries.MosaicPictureFragment[];
}

/**
 * The first pictures of a project, at most five, composed by their number. A phone shows the large
 * one and a row beneath. Nothing where there are none.
 */
export function ProjectMosaic({ cover, gallery }: ProjectMosaicProps) {
  const { t } = useTranslation();
  const captionOf = usePictureCaption();
  const shown = mosaicOf(cover, gallery);
  const first = shown[0]?.picture;
  if (!first) return null;
  const total = gallery.length + (cover ? 1 : 0);
  const areAllVisualisations = shown.every(({ picture }) => picture.isVisualisation);
  return (
    <div className={styles.frame}>
      <ul className={`${styles.mosaic} ${styles[`of${shown.length}`]}`}>
        {shown.map(({ picture, sizes }, index) => (
          <li key={index}>
            <a
              className={styles.link}
              {...pictureTrigger(PHOTOS, picture.gatsbyImageData, captionOf(picture))}
            >
              <Picture
                image={picture.gatsbyImageData}
                alt={picture.alt}
                sizes={sizes}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.notes}>
        {areAllVisualisations && <p>{t('common:visualisation')}</p>}
        {total > 1 && (
          <a
            className={styles.all}
            href="#album"
            {...galleryTrigger(PHOTOS, first.gatsbyImageData)}
          >
            {t('project:allPictures', { count: total })}
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
    gatsbyImageData(width: 768)
  }
`;

import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { pictureTrigger } from '../../features/lightbox/lightbox';
import { PHOTOS } from '../../domain/project';
import { usePictureCaption } from '../../i18n/use-picture-caption';
import { useTranslation } from '../../i18n/translation';
import { Picture } from '../../ui/picture/picture';
import { Section } from '../../ui/section/section';
import * as styles from './project-album.module.css';

/** Pictures that an album shows at once; the rest opens on demand, with or without JavaScript. */
const SHOWN_AT_ONCE = 12;

/** How wide a picture of a row is. */
const SIZES = '(min-width: 1280px) 33vw, (min-width: 480px) 50vw, 100vw';

type AlbumImages = readonly Queries.AlbumImageFragment[];

interface ProjectAlbumProps {
  /** Name in the address. */
  id: string;
  images: AlbumImages;
}

/** The pictures of a project in rows of one height. */
export function ProjectAlbum({ id, images }: ProjectAlbumProps) {
  const { t } = useTranslation();
  const rest = images.slice(SHOWN_AT_ONCE);
  const areAllVisualised = images.length > 1 && images.every((image) => image.isVisualisation);
  const rows = (part: AlbumImages) => <AlbumRows images={part} isNoted={areAllVisualised} />;
  return (
    <Section
      id={id}
      title={t('project:album')}
      aside={areAllVisualised && <p className={styles.note}>{t('project:albumIsVisualised')}</p>}
    >
      {rows(images.slice(0, SHOWN_AT_ONCE))}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('project:morePictures', { count: rest.length })}</summary>
          {rows(rest)}
        </details>
      )}
    </Section>
  );
}

interface AlbumRowsProps {
  images: AlbumImages;
  /** Said above for all of them, so not under each. */
  isNoted: boolean;
}

function AlbumRows({ images, isNoted }: AlbumRowsProps) {
  const { t } = useTranslation();
  const captionOf = usePictureCaption();
  return (
    <ul className={styles.rows} data-count={Math.min(images.length, 5)}>
      {images.map((image, index) => {
        const { gatsbyImageData: data } = image;
        const note = image.isVisualisation ? t('common:visualisation') : undefined;
        return (
          <li key={index} style={{ '--ratio': data.width / data.height } as CSSProperties}>
            <a className={styles.link} {...pictureTrigger(PHOTOS, data, captionOf(image))}>
              <Picture
                image={data}
                alt={image.alt}
                sizes={SIZES}
                caption={isNoted ? undefined : note}
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

export const fragment = graphql`
  fragment AlbumImage on Image {
    alt
    isVisualisation
    gatsbyImageData(width: 768)
  }
`;

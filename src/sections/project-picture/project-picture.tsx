import { PHOTOS } from '../../domain/project';
import { pictureTrigger } from '../../features/lightbox/lightbox';
import { usePictureCaption } from '../../i18n/use-picture-caption';
import { Picture } from '../../ui/picture/picture';
import * as styles from './project-picture.module.css';

/** How wide it is shown: what is cut off above and below counts. */
const SIZES = '(min-width: 1440px) 1280px, 100vw';

/** A wide picture between the texts of a project, one of its gallery. */
export function ProjectPicture({ picture }: { picture: Queries.AlbumImageFragment }) {
  const captionOf = usePictureCaption();
  const caption = captionOf(picture);
  return (
    <div className={styles.frame} data-reveal="">
      <a className={styles.link} {...pictureTrigger(PHOTOS, picture.gatsbyImageData, caption)}>
        <Picture
          image={picture.gatsbyImageData}
          alt={picture.alt}
          sizes={SIZES}
          caption={caption}
        />
      </a>
    </div>
  );
}

import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../config/routes';
import { LocalizedLink } from '../../i18n/localized-link';
import { buttonClass } from '../../ui/button/button';
import { Picture } from '../../ui/picture/picture';
import * as styles from './ways-out.module.css';

export interface WaysOutImage {
  readonly alt: string;
  readonly isVisualisation: boolean;
  readonly gatsbyImageData: IGatsbyImageData;
}

/** Where to go from an address that leads nowhere; the picture comes after the ways. */
export function WaysOut({ image }: { image?: WaysOutImage | null }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('not-found:404_hint')}</p>
      <p className={styles.ways}>
        <LocalizedLink to={ROUTES.home} className={buttonClass()}>
          {t('not-found:404_button')}
        </LocalizedLink>
        <LocalizedLink to={ROUTES.projects} className={buttonClass('outline')}>
          {t('not-found:404_projects')}
        </LocalizedLink>
      </p>
      {image && (
        <div className={styles.picture}>
          <Picture
            image={image.gatsbyImageData}
            alt={image.alt}
            sizes="(min-width: 768px) 640px, 100vw"
            caption={image.isVisualisation ? t('common:visualisation') : undefined}
            loading="eager"
          />
        </div>
      )}
    </>
  );
}

import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { ROUTES } from '../../config/routes';
import { SearchForm } from '../../features/search/search-form';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { buttonClass } from '../../ui/button/button';
import { Picture } from '../../ui/picture/picture';
import * as styles from './ways-out.module.css';

export interface WaysOutImage {
  readonly alt: string;
  readonly isVisualisation: boolean;
  readonly gatsbyImageData: IGatsbyImageData;
}

/** Links to the main pages, and the search, on the not-found page. */
export function WaysOut({ image }: { image?: WaysOutImage | null }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('not-found:404_hint')}</p>
      <div className={styles.search}>
        <SearchForm />
      </div>
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

import { graphql } from 'gatsby';
import { distancesOf } from '../../domain/area';
import { areaPath } from '../../config/routes';
import { contentLanguage } from '../../i18n/content-language';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { moreLinkClass } from '../../ui/more-link/more-link';
import { Picture } from '../../ui/picture/picture';
import * as styles from './areas.module.css';

/** The parts of the island the company builds in; each has a page of its own. */
export function Areas({ areas }: { areas: readonly Queries.AreaTextFragment[] }) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  return (
    <ul className={styles.areas}>
      {areas.map((area) => (
        <li
          key={area.slug}
          id={area.slug}
          className={styles.area}
          lang={contentLanguage(area.contentLocale, locale)}
          data-reveal=""
        >
          <Picture
            image={area.image?.gatsbyImageData}
            alt={area.image?.alt ?? ''}
            sizes="(min-width: 1024px) 50vw, 100vw"
          />
          <div>
            <h3 className={styles.name}>
              <LocalizedLink
                to={areaPath(area.slug)}
                hrefLang={contentLanguage(area.contentLocale, locale)}
              >
                {area.name}
              </LocalizedLink>
            </h3>
            {area.summary && <p className={styles.summary}>{area.summary}</p>}
            <p className={styles.distances} lang={language}>
              {distancesOf(area).map(({ to, minutes }) => (
                <span key={to}>{t(`areas:minutes.${to}`, { count: minutes })}</span>
              ))}
            </p>
            <p lang={language}>
              <LocalizedLink to={areaPath(area.slug)} className={moreLinkClass}>
                {t('areas:more')}
              </LocalizedLink>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment AreaText on Area {
    slug
    name
    summary
    contentLocale
    beachMinutes
    airportMinutes
    schoolMinutes
    image {
      alt
      gatsbyImageData(width: 768, aspectRatio: 1.25)
    }
  }
`;

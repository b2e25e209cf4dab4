import { graphql } from 'gatsby';
import { useState } from 'react';
import { areaPath } from '../../config/routes';
import { distancesOf } from '../../domain/area';
import { contentLanguage } from '../../i18n/content-language';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Picture } from '../../ui/picture/picture';
import * as styles from './area-list.module.css';

/** Areas as large names; the picture beside them is that of the one looked at. */
export function AreaList({ areas }: { areas: readonly Queries.AreaLineFragment[] }) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  const [shown, setShown] = useState(areas[0]?.slug);
  return (
    <div className={styles.layout}>
      <ul className={styles.list}>
        {areas.map((area) => (
          <li
            key={area.slug}
            className={styles.area}
            lang={contentLanguage(area.contentLocale, locale)}
          >
            <h3 className={styles.name}>
              <LocalizedLink
                to={areaPath(area.slug)}
                hrefLang={contentLanguage(area.contentLocale, locale)}
                onMouseEnter={() => setShown(area.slug)}
                onFocus={() => setShown(area.slug)}
              >
                {area.name}
              </LocalizedLink>
            </h3>
            {area.summary && <p>{area.summary}</p>}
            <p className={styles.distances} lang={language}>
              {distancesOf(area).map(({ to, minutes }) => (
                <span key={to}>{t(`areas:minutes.${to}`, { count: minutes })}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.pictures}>
        {areas.map((area) => (
          <div key={area.slug} className={area.slug === shown ? styles.shown : styles.hidden}>
            <Picture
              image={area.image?.gatsbyImageData}
              alt={area.image?.alt ?? ''}
              sizes="33vw"
              ratio={0.8}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment AreaLine on Area {
    slug
    name
    summary
    contentLocale
    beachMinutes
    airportMinutes
    schoolMinutes
    image {
      alt
      gatsbyImageData(width: 768, aspectRatio: 0.8)
    }
  }
`;

import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '../../i18n/content-language';
import { useLocale } from '../../i18n/use-locale';
import { Picture } from '../../ui/picture/picture';
import { RichText } from '../../ui/rich-text/rich-text';
import * as styles from './areas.module.css';

/** The parts of the island the company builds in, in full. */
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
            <h3 className={styles.name}>{area.name}</h3>
            {area.summary && <p className={styles.summary}>{area.summary}</p>}
            <p className={styles.distances} lang={language}>
              {(
                [
                  ['beach', area.beachMinutes],
                  ['airport', area.airportMinutes],
                  ['school', area.schoolMinutes],
                ] as const
              )
                .flatMap(([place, count]) =>
                  count === null ? [] : t(`areas:minutes.${place}`, { count }),
                )
                .join(' · ')}
            </p>
            {area.body && <RichText html={area.body} locale={locale} />}
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
    body
    contentLocale
    beachMinutes
    airportMinutes
    schoolMinutes
    image {
      alt
      gatsbyImageData(width: 720, aspectRatio: 1.25)
    }
  }
`;

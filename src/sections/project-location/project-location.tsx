import { graphql } from 'gatsby';
import { hasCoordinates } from '../../domain/geo';
import { contentLanguage } from '../../i18n/content-language';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Facts } from '../../ui/facts/facts';
import { RichText } from '../../ui/rich-text/rich-text';
import { Section } from '../../ui/section/section';
import * as styles from './project-location.module.css';
import { WayFacts } from './way-facts';

interface ProjectLocationProps {
  /** Name in the address. */
  id: string;
  project: Queries.ProjectLocationFragment;
}

/** Where a project stands and what is around; how far things are, unless the map will say it. */
export function ProjectLocation({ id, project }: ProjectLocationProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { area, locationText, address, contentLocale } = project;
  return (
    <Section id={id} label={t('project:location')}>
      <div className={styles.columns}>
        <div>
          <h2>{t('project:location')}</h2>
          {area && <p className={styles.area}>{area.name}</p>}
        </div>
        <div className={styles.text}>
          {locationText && (
            <RichText
              html={locationText}
              locale={locale}
              lang={contentLanguage(contentLocale, locale)}
            />
          )}
          {!locationText && area?.summary && (
            <p lang={contentLanguage(area.contentLocale, locale)}>{area.summary}</p>
          )}
          {!hasCoordinates(project) && (
            <>
              <Facts facts={[{ label: t('project:address'), value: address }]} />
              <WayFacts area={area} />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ProjectLocation on Project {
    contentLocale
    locationText
    address
    latitude
    longitude
    area {
      name
      summary
      contentLocale
      beachMinutes
      airportMinutes
      schoolMinutes
    }
  }
`;

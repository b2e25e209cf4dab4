import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '../../i18n/content-language';
import { useLocale } from '../../i18n/use-locale';
import { Facts } from '../../ui/facts/facts';
import { RichText } from '../../ui/rich-text/rich-text';

/** Where a project stands, what is around, how far things are. */
export function ProjectLocation({ project }: { project: Queries.ProjectLocationFragment }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { area, latitude, longitude } = project;
  const minutes = (count: number | null | undefined) =>
    typeof count === 'number' ? t('project:minutes.value', { count }) : undefined;
  const hasPlace = latitude !== null && longitude !== null;
  if (!project.locationText && !project.address && !area && !hasPlace) return null;
  return (
    <section id="location">
      <h2>{t('project:location')}</h2>
      {project.locationText && (
        <RichText
          html={project.locationText}
          locale={locale}
          lang={contentLanguage(project.contentLocale, locale)}
        />
      )}
      <Facts
        facts={[
          { label: t('project:address'), value: project.address },
          { label: t('project:minutes.beach'), value: minutes(area?.beachMinutes) },
          { label: t('project:minutes.airport'), value: minutes(area?.airportMinutes) },
          { label: t('project:minutes.school'), value: minutes(area?.schoolMinutes) },
        ]}
      />
      {hasPlace && (
        <p>
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
            rel="noopener noreferrer"
          >
            {t('project:openMap')}
          </a>
        </p>
      )}
    </section>
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
      beachMinutes
      airportMinutes
      schoolMinutes
    }
  }
`;

import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { hasPlace } from '../../domain/geo';
import { PlaceMap } from '../../features/map/place-map';
import { Facts } from '../../ui/facts/facts';
import { Section } from '../../ui/section/section';
import * as styles from './project-location.module.css';
import { WayFacts } from './way-facts';

interface ProjectMapProps {
  project: Queries.ProjectMapFragment;
  areas: readonly Queries.MapAreaFragment[];
}

/** A project on the map, with the minutes to where people go; nothing without coordinates. */
export function ProjectMap({ project, areas }: ProjectMapProps) {
  const { t } = useTranslation();
  if (!hasPlace(project)) return null;
  const { latitude, longitude, title, address, area } = project;
  return (
    <Section id="map" title={t('project:map')}>
      <div className={styles.map}>
        <PlaceMap place={{ name: title, latitude, longitude }} around={areas.filter(hasPlace)} />
        <div className={styles.ways}>
          <Facts facts={[{ label: t('project:address'), value: address }]} />
          <WayFacts area={area} />
          <p className={styles.open}>
            <a
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
              rel="noopener noreferrer"
            >
              {t('project:openMap')}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ProjectMap on Project {
    title
    address
    latitude
    longitude
    area {
      beachMinutes
      airportMinutes
      schoolMinutes
    }
  }

  fragment MapArea on Area {
    name
    latitude
    longitude
  }
`;

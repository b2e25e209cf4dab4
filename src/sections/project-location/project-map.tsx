import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { hasCoordinates } from '../../domain/geo';
import { MapBlock } from '../../features/map/map-block';
import { Facts } from '../../ui/facts/facts';
import { Section } from '../../ui/section/section';
import { WayFacts } from './way-facts';

interface ProjectMapProps {
  project: Queries.ProjectMapFragment;
  areas: readonly Queries.MapAreaFragment[];
}

/** A project on the map, with the minutes to where people go; nothing without coordinates. */
export function ProjectMap({ project, areas }: ProjectMapProps) {
  const { t } = useTranslation();
  if (!hasCoordinates(project)) return null;
  const { latitude, longitude, title, address, area } = project;
  return (
    <Section id="map" title={t('project:map')}>
      <MapBlock place={{ name: title, latitude, longitude }} around={areas.filter(hasCoordinates)}>
        <Facts facts={[{ label: t('project:address'), value: address }]} />
        <WayFacts area={area} />
      </MapBlock>
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

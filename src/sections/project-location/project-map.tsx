import { graphql } from 'gatsby';
import { ROUTES } from '../../config/routes';
import type { Coordinates } from '../../domain/geo';
import { MapBlock } from '../../features/map/map-block';
import { useMapContent } from '../../hooks/use-map-content';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Facts } from '../../ui/facts/facts';
import { Section } from '../../ui/section/section';
import { WayFacts } from './way-facts';

interface ProjectMapProps {
  /** Name in the address. */
  id: string;
  project: Queries.ProjectMapFragment & Coordinates;
}

/** A project on the map, with the minutes to where people go. */
export function ProjectMap({ id, project }: ProjectMapProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const content = useMapContent(locale);
  const { latitude, longitude, slug, title, address, area } = project;
  const place = { name: title, latitude, longitude };
  const others = content.pins.filter(({ to }) => to !== `${ROUTES.projects}/${slug}`);
  return (
    <Section id={id} title={t('project:map')}>
      <MapBlock place={place} content={{ ...content, pins: [place, ...others] }}>
        <Facts facts={[{ label: t('project:address'), value: address }]} />
        <WayFacts area={area} />
      </MapBlock>
    </Section>
  );
}

export const fragment = graphql`
  fragment ProjectMap on Project {
    slug
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
`;

import { areaPath } from '../../config/routes';
import type { Coordinates } from '../../domain/geo';
import type { MapContent } from '../../domain/map-content';
import { MapBlock } from '../../features/map/map-block';
import { useMapContent } from '../../hooks/use-map-content';
import { useLocale } from '../../i18n/use-locale';
import { AreaFacts } from '../area-facts/area-facts';

interface AreaMapProps {
  area: Queries.AreaFactsFragment & Coordinates & { readonly slug: string; readonly name: string };
  /** ISO 8601 date the site was built on. */
  today: string;
}

/** The page's own area is named on its map, without a link to the page itself. */
const withoutLinkTo = (path: string, { regions, ...content }: MapContent): MapContent => ({
  ...content,
  regions: regions.map((region) => (region.to === path ? { ...region, to: undefined } : region)),
});

/** An area on the map with its projects and those nearby, and its figures beside it. */
export function AreaMap({ area, today }: AreaMapProps) {
  const { locale } = useLocale();
  const content = withoutLinkTo(areaPath(area.slug), useMapContent(locale));
  return (
    // On a phone the map is what the first screen shows largest.
    <MapBlock place={area} content={content} numbered loading="eager">
      <AreaFacts area={area} today={today} />
    </MapBlock>
  );
}

import type { ReactNode } from 'react';
import { MAP } from '../../config/map';
import type { Coordinates } from '../../domain/geo';
import type { MapContent, NamedPlace } from '../../domain/map-content';
import { useTranslation } from '../../i18n/translation';
import * as styles from './map-block.module.css';
import { MapIndex } from './map-index';
import { PlaceMap } from './place-map';

/** A page with a full map of the place, at the provider of the maps. */
const openMapAddress = ({ latitude, longitude }: Coordinates) =>
  MAP.openUrl.replaceAll('{lat}', String(latitude)).replaceAll('{lon}', String(longitude));

interface MapBlockProps {
  place: NamedPlace;
  /** What is drawn, the place's own pin included where it has one. */
  content: MapContent;
  /** Whether the pins have numbers, and a list of them stands beside the map. */
  numbered?: boolean;
  /** `eager` where the map is in the first screen; `lazy` by default. */
  loading?: 'eager' | 'lazy';
  /** Facts about the place; beside the map, or below it. */
  children: ReactNode;
}

/** A place on the map, with facts about it and a link to a full map. */
export function MapBlock({ place, content, numbered, loading, children }: MapBlockProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.block}>
      <PlaceMap {...content} place={place} numbered={numbered} loading={loading} />
      <div>
        {children}
        {numbered && <MapIndex places={content.pins} />}
        <p className={styles.open}>
          <a href={openMapAddress(place)} rel="noopener noreferrer">
            {t('map:open')}
          </a>
        </p>
      </div>
    </div>
  );
}

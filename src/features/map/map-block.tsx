import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './map-block.module.css';
import { PlaceMap } from './place-map';
import type { NamedPlace } from './schematic-map';

interface MapBlockProps {
  place: NamedPlace;
  /** Other places by which one finds the way. */
  around?: readonly NamedPlace[];
  /** What is known of the place; beside the map, or below it. */
  children: ReactNode;
}

/** A place on the map, with what is known of it and a way to a map elsewhere. */
export function MapBlock({ place, around, children }: MapBlockProps) {
  const { t } = useTranslation();
  const { latitude, longitude } = place;
  return (
    <div className={styles.block}>
      <PlaceMap place={place} around={around} />
      <div>
        {children}
        <p className={styles.open}>
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
            rel="noopener noreferrer"
          >
            {t('map:open')}
          </a>
        </p>
      </div>
    </div>
  );
}

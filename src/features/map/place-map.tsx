import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInView } from '../../hooks/use-in-view';
import { UNASKED_GUARD_MS } from '../../domain/chunk-reload';
import { loadPart } from '../../utils/load-part';
import * as styles from './place-map.module.css';
import { type NamedPlace, SchematicMap } from './schematic-map';

interface PlaceMapProps {
  /** What the map is about; in its middle. */
  place: NamedPlace;
  /** Other places by which one finds the way. */
  around?: readonly NamedPlace[];
}

/** `drawn` until the map is there, or for ever where it cannot be. */
type State = 'drawn' | 'live' | 'unavailable';

const NOTHING_AROUND: readonly NamedPlace[] = [];

/**
 * A map of a place. First it is a drawing; when it comes near the screen, a map that moves takes
 * the drawing's place. Where the tiles cannot be reached the drawing stays and says so.
 */
export function PlaceMap({ place, around = NOTHING_AROUND }: PlaceMapProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('drawn');
  const isNear = useInView(frame);
  const { name, latitude, longitude } = place;

  useEffect(() => {
    const container = live.current;
    if (!isNear || !container) return undefined;
    let close: (() => void) | undefined;
    let isGone = false;
    const fail = () => {
      if (!isGone) setState('unavailable');
    };
    loadPart(() => import('./live-map'), UNASKED_GUARD_MS)
      .then(({ openLiveMap }) => {
        if (isGone) return;
        close = openLiveMap(container, {
          place: { latitude, longitude },
          label: t('map:label', { name }),
          zoomInLabel: t('map:zoomIn'),
          zoomOutLabel: t('map:zoomOut'),
          onReady: () => setState('live'),
          onUnavailable: fail,
        });
      })
      .catch(fail);
    return () => {
      isGone = true;
      close?.();
    };
  }, [isNear, latitude, longitude, name, t]);

  return (
    <div className={styles.frame} data-state={state} ref={frame}>
      {state !== 'live' && (
        <SchematicMap place={place} around={around} label={t('map:drawing', { name })} />
      )}
      <div className={styles.live} ref={live} />
      <p className={styles.status} role="status">
        {state === 'unavailable' && t('map:unavailable')}
      </p>
    </div>
  );
}

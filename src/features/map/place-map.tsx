import { useEffect, useRef, useState } from 'react';
import type { MapContent, NamedPlace } from '../../domain/map-content';
import { aspectOf, partAround, sheetWith } from '../../domain/map-sheet';
import { UNASKED_GUARD_MS } from '../../domain/chunk-reload';
import { useHydrated } from '../../hooks/use-hydrated';
import { useTranslation } from '../../i18n/translation';
import { buttonClass } from '../../ui/button/button';
import { track } from '../../utils/data-layer';
import { loadPart } from '../../utils/load-part';
import { DrawnMap } from './drawn-map';
import * as styles from './place-map.module.css';
import { SchematicMap } from './schematic-map';

interface PlaceMapProps extends MapContent {
  /** The place in the centre of the map. */
  place: NamedPlace;
  /** Whether pins have the numbers of a list that stands beside the map. */
  numbered?: boolean;
  /** `eager` where the map is in the first screen; `lazy` by default. */
  loading?: 'eager' | 'lazy';
}

/** `drawn` until a visitor asks for the streets; `unavailable` if they fail to load. */
type State = 'drawn' | 'asked' | 'live' | 'unavailable';

/** How many times larger than on the whole sheet the surroundings of a place are drawn. */
const ZOOM = 1.4;

/**
 * A map of a place: a drawing, and on request an interactive map over it. Nothing is requested from
 * the server of the tiles before. If they fail to load the drawing stays, with a message.
 */
export function PlaceMap({ place, pins, regions, landmarks, numbered, loading }: PlaceMapProps) {
  const { t } = useTranslation();
  const live = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('drawn');
  const isHydrated = useHydrated();
  const { name, latitude, longitude } = place;
  const isAsked = state === 'asked' || state === 'live';

  useEffect(() => {
    const container = live.current;
    if (!isAsked || !container) return undefined;
    let close: (() => void) | undefined;
    let isGone = false;
    const fail = () => {
      if (!isGone) setState('unavailable');
    };
    loadPart(() => import(/* webpackChunkName: "live-map" */ './live-map'), UNASKED_GUARD_MS)
      .then(({ openLiveMap }) => {
        if (isGone) return;
        close = openLiveMap(container, {
          place: { latitude, longitude },
          label: t('map:label', { name }),
          zoomInLabel: t('map:zoomIn'),
          zoomOutLabel: t('map:zoomOut'),
          onReady: () => {
            setState('live');
            track('map_open', { place: name });
          },
          onUnavailable: fail,
        });
      })
      .catch(fail);
    return () => {
      isGone = true;
      close?.();
    };
  }, [isAsked, latitude, longitude, name, t]);

  const sheet = sheetWith(place);
  const part = sheet && partAround(sheet.bounds, place, ZOOM);
  const label = t('map:drawing', { name });
  return (
    <div
      className={styles.frame}
      data-state={state}
      data-schematic={sheet ? undefined : ''}
      style={{ aspectRatio: part ? aspectOf(part).toFixed(4) : undefined }}
    >
      {state !== 'live' &&
        (sheet ? (
          <DrawnMap
            sheet={sheet}
            part={part}
            pins={pins}
            regions={regions}
            landmarks={landmarks}
            label={label}
            numbered={numbered}
            loading={loading}
          />
        ) : (
          <SchematicMap
            place={place}
            around={[...regions, ...pins.filter(({ to }) => to !== undefined)]}
            label={label}
          />
        ))}
      <div className={styles.live} ref={live} />
      {isHydrated && !isAsked && (
        <button
          type="button"
          className={`${buttonClass('outline')} ${styles.ask}`}
          onClick={() => setState('asked')}
        >
          {t('map:streets')}
        </button>
      )}
      <p className={styles.status} role="status">
        {state === 'asked' && t('map:loading')}
        {state === 'unavailable' && t('map:unavailable')}
      </p>
    </div>
  );
}

import type { CSSProperties } from 'react';
import { offsetMetres } from '../../domain/geo';
import type { Landmark, LinkedPlace, MapContent } from '../../domain/map-content';
import { labelSides } from '../../domain/map-labels';
import {
  aspectOf,
  type Bounds,
  isWithin,
  layoutOf,
  type MapSheet,
  type Position,
  positionIn,
  SHEETS,
  sizeOf,
} from '../../domain/map-sheet';
import { formatDistance } from '../../i18n/format';
import { LocalizedLink } from '../../i18n/localized-link';
import { useLocale } from '../../i18n/use-locale';
import * as styles from './drawn-map.module.css';

interface DrawnMapProps extends MapContent {
  sheet: MapSheet;
  /** The part of the sheet that is shown; all of it by default. */
  part?: Bounds;
  /** What the map shows, for readers of the screen. */
  label: string;
  /** Whether pins have the numbers of a list that stands beside the map. */
  numbered?: boolean;
  /** Whether a small map shows where on the island the part is. */
  inset?: boolean;
  /** `eager` where the map is in the first screen; `lazy` by default. */
  loading?: 'eager' | 'lazy';
}

const percent = (value: number) => `${value.toFixed(2)}%`;

const at = ({ left, top }: Position): CSSProperties => ({
  left: percent(left),
  top: percent(top),
});

/** Lengths of the scale bar, metres; the longest that takes at most a fifth of the width. */
const SCALES = [2_000, 1_000, 500, 200, 100] as const;
const LONGEST_SCALE = 0.2;

function scaleOf({ west, east, south }: Bounds): { metres: number; width: number } {
  const across = offsetMetres(
    { latitude: south, longitude: west },
    { latitude: south, longitude: east },
  ).east;
  const metres = SCALES.find((length) => length <= across * LONGEST_SCALE) ?? 100;
  return { metres, width: (metres / across) * 100 };
}

/**
 * A map drawn at build time with places on it: numbered pins with their names, names of regions and
 * landmarks. It needs neither JavaScript nor a server of tiles.
 */
export function DrawnMap(props: DrawnMapProps) {
  const { sheet, part = sheet.bounds, pins, regions, landmarks, label, numbered, inset } = props;
  const { loading = 'lazy' } = props;
  const { language } = useLocale();
  const shown = <Place extends LinkedPlace | Landmark>(places: readonly Place[]) =>
    places.filter((place) => isWithin(part, place));
  const placed = <Place extends LinkedPlace | Landmark>(place: Place) => ({
    text: place.name,
    ...positionIn(part, place),
  });
  const visiblePins = shown(pins);
  const visibleRegions = shown(regions);
  const visibleLandmarks = shown(landmarks);
  const sides = labelSides(
    [...visiblePins, ...visibleLandmarks].map(placed),
    visibleRegions.map(placed),
    aspectOf(part),
  );
  const scale = scaleOf(part);
  const { left, top, width } = layoutOf(sheet.bounds, part);
  return (
    <div
      className={styles.map}
      role="group"
      aria-label={label}
      style={{ aspectRatio: aspectOf(part).toFixed(4) }}
    >
      <img
        className={styles.drawing}
        src={sheet.file}
        alt=""
        loading={loading}
        decoding="async"
        {...sizeOf(sheet.bounds)}
        style={{ ...at({ left, top }), width: percent(width) }}
      />
      {visibleRegions.map(({ name, to, ...place }) => (
        <span key={name} className={styles.region} style={at(positionIn(part, place))}>
          {to ? <LocalizedLink to={to}>{name}</LocalizedLink> : name}
        </span>
      ))}
      {visibleLandmarks.map(({ name, kind, ...place }, index) => (
        <span
          key={name}
          className={styles.landmark}
          data-kind={kind}
          data-side={sides[visiblePins.length + index]}
          style={at(positionIn(part, place))}
        >
          <span>{name}</span>
        </span>
      ))}
      {visiblePins.map((place, index) => (
        <Pin
          key={place.name}
          place={place}
          number={numbered ? pins.indexOf(place) + 1 : undefined}
          side={sides[index] ?? 'right'}
          position={positionIn(part, place)}
        />
      ))}
      {inset && <IslandInset landmarks={landmarks} />}
      <span className={styles.scale} style={{ width: percent(scale.width) }}>
        {formatDistance(scale.metres, language)}
      </span>
    </div>
  );
}

interface PinProps {
  place: LinkedPlace;
  /** Its number in the list of the places, where there is one. */
  number: number | undefined;
  side: string;
  position: Position;
}

function Pin({ place: { name, to }, number, side, position }: PinProps) {
  const content = (
    <>
      <span className={styles.dot} aria-hidden="true">
        {number}
      </span>
      <span className={styles.name}>{name}</span>
    </>
  );
  const common = { className: styles.pin, 'data-side': side, style: at(position) };
  if (to === undefined) {
    return (
      <span {...common} data-main="">
        {content}
      </span>
    );
  }
  return (
    <LocalizedLink to={to} {...common}>
      {content}
    </LocalizedLink>
  );
}

/** The island with the coast framed, and what is too far away for the larger map. */
function IslandInset({ landmarks }: { landmarks: readonly Landmark[] }) {
  const { bounds, file } = SHEETS.island;
  const far = landmarks.filter(
    (place) => isWithin(bounds, place) && !isWithin(SHEETS.coast.bounds, place),
  );
  return (
    <div className={styles.inset} style={{ aspectRatio: aspectOf(bounds).toFixed(4) }}>
      <img src={file} alt="" loading="lazy" decoding="async" {...sizeOf(bounds)} />
      {far.map(({ name, kind, ...place }) => (
        <span
          key={name}
          className={styles.landmark}
          data-kind={kind}
          data-side="left"
          style={at(positionIn(bounds, place))}
        >
          <span>{name}</span>
        </span>
      ))}
    </div>
  );
}

import type { CSSProperties } from 'react';
import { drawingRadius, offsetMetres } from '../../domain/geo';
import type { NamedPlace } from '../../domain/map-content';
import { formatDistance } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import * as styles from './place-map.module.css';

interface SchematicMapProps {
  place: NamedPlace;
  around: readonly NamedPlace[];
  /** Accessible description of the drawing. */
  label: string;
}

/** Half the drawing is this many percent wide at the outermost ring. */
const REACH = 44;
/** Rings as parts of the outermost. */
const RINGS = [0.2, 0.5, 1] as const;
/** Size of the pin and of a label, percent of the drawing. */
const PIN_ROOM = 7;
const NAME_ROOM = { width: 34, height: 8 } as const;
/** Left of the centre, labels stand at the outer side of their dots while there is room. */
const OUTER_NAMES = { from: 34, to: 50 } as const;

/**
 * A drawing of a place among others from coordinates alone: rings at round distances, a dot for
 * each. It needs no tiles, so it is shown before the map, without JavaScript and offline.
 */
export function SchematicMap({ place, around, label }: SchematicMapProps) {
  const { language } = useLocale();
  const others = around.map((other) => {
    const { east, north } = offsetMetres(place, other);
    return { name: other.name, east, north, distance: Math.hypot(east, north) };
  });
  const radius = drawingRadius(others.map(({ distance }) => distance));
  const dots: Dot[] = others
    .filter(({ distance }) => distance <= radius)
    .map(({ name, east, north }) => ({
      name,
      left: 50 + (REACH * east) / radius,
      top: 50 - (REACH * north) / radius,
    }))
    .reduce<Dot[]>((kept, dot) => (isClear(dot, kept) ? [...kept, dot] : kept), []);
  return (
    <div className={styles.schematic} role="img" aria-label={label}>
      <div className={styles.square} aria-hidden="true">
        <svg className={styles.rings} viewBox="0 0 100 100">
          <path vectorEffect="non-scaling-stroke" d="M50 -150V250M-150 50H250" />
          {RINGS.map((part) => (
            <circle key={part} vectorEffect="non-scaling-stroke" cx="50" cy="50" r={REACH * part} />
          ))}
        </svg>
        {RINGS.map((part) => (
          <span
            key={part}
            className={styles.distance}
            style={at({ left: 50, top: 50 + REACH * part })}
          >
            {formatDistance(radius * part, language)}
          </span>
        ))}
        {dots.map((dot) => (
          <span
            key={dot.name}
            className={isOuterLeft(dot) ? styles.dotLeft : styles.dot}
            style={at(dot)}
          >
            {dot.name}
          </span>
        ))}
        <span className={styles.pin}>
          <svg viewBox="0 0 28 38" width="28" height="38">
            <path d="M14 1C6.8 1 1 6.8 1 14c0 9.3 13 23 13 23s13-13.7 13-23C27 6.8 21.2 1 14 1Z" />
            <circle cx="14" cy="14" r="4.5" />
          </svg>
        </span>
      </div>
    </div>
  );
}

interface Dot {
  name: string;
  /** Percent of the drawing. */
  left: number;
  top: number;
}

const at = ({ left, top }: Omit<Dot, 'name'>): CSSProperties => ({
  left: `${left.toFixed(2)}%`,
  top: `${top.toFixed(2)}%`,
});

const isOuterLeft = ({ left }: Dot) =>
  (left > OUTER_NAMES.from && left < OUTER_NAMES.to) || left > 100 - OUTER_NAMES.from;

/** Whether a dot and its name have room beside the pin and the names already there. */
function isClear(dot: Dot, others: readonly Dot[]): boolean {
  if (Math.hypot(dot.left - 50, dot.top - 50) < PIN_ROOM) return false;
  return others.every(
    ({ left, top }) =>
      Math.abs(left - dot.left) >= NAME_ROOM.width || Math.abs(top - dot.top) >= NAME_ROOM.height,
  );
}

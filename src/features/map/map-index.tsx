import type { LinkedPlace } from '../../domain/map-content';
import { LocalizedLink } from '../../i18n/localized-link';
import * as styles from './map-index.module.css';

/** The pins of a map as a list, with the numbers that they have there. */
export function MapIndex({ places }: { places: readonly LinkedPlace[] }) {
  return (
    <ol className={styles.list}>
      {places.map(({ name, to, detail }) => (
        <li key={name}>
          {to ? <LocalizedLink to={to}>{name}</LocalizedLink> : <span>{name}</span>}
          {detail && <small>{detail}</small>}
        </li>
      ))}
    </ol>
  );
}

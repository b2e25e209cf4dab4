import type { Coordinates } from './geo';

/** A place with its name in the language of the page. */
export interface NamedPlace extends Coordinates {
  name: string;
}

/** A place on a drawn map that leads to its page. */
export interface LinkedPlace extends NamedPlace {
  /** Path without the prefix of the locale; none for the place that the page is about. */
  to?: string;
  /** What a list of the places says besides the name. */
  detail?: string;
}

/** A place for orientation; its kind decides how it is drawn. */
export interface Landmark extends NamedPlace {
  kind: string;
}

/** What is drawn on a map; every list may be empty. */
export interface MapContent {
  /** Places with a pin, the most important first. */
  pins: readonly LinkedPlace[];
  /** Parts of the country, their names written across the map. */
  regions: readonly LinkedPlace[];
  landmarks: readonly Landmark[];
}

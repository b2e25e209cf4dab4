/** Where people go from an area. */
const DESTINATIONS = ['beach', 'airport', 'school'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** Minutes by car to each of them, where the editors know it. */
export type AreaMinutes = Readonly<Record<`${Destination}Minutes`, number | null>>;

export interface Distance {
  to: Destination;
  /** By car. */
  minutes: number;
}

/** The distances that are known of an area, in the order they are told in. */
export function distancesOf(area: AreaMinutes): Distance[] {
  return DESTINATIONS.flatMap((to) => {
    const minutes = area[`${to}Minutes`];
    return minutes === null ? [] : [{ to, minutes }];
  });
}

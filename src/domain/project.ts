/** Kinds of projects (specification, section 3). */
export const PROJECT_TYPES = ['villas', 'apartments', 'one_room_apartments'] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/**
 * The season a deadline is announced as (“summer 2025”). December counts to the winter of the
 * year that follows, as people say it.
 *
 * @param date - ISO 8601 date
 * @returns nothing for a text that is no date
 * @example deadlineSeason('2025-07-31') // => { season: 'summer', year: 2025 }
 * @example deadlineSeason('2027-12-20') // => { season: 'winter', year: 2028 }
 */
export function deadlineSeason(date: string): { season: Season; year: number } | undefined {
  const match = /^(\d{4})-(\d{2})-\d{2}/.exec(date);
  if (!match) return undefined;
  const month = Number(match[2]);
  const season = SEASONS[Math.floor((month % 12) / 3)];
  if (!season || month < 1 || month > 12) return undefined;
  return { season, year: Number(match[1]) + (month === 12 ? 1 : 0) };
}

export interface Comparable {
  slug: string;
  sold?: boolean;
  area?: { slug: string } | null;
  priceConstruction?: number | null;
}

/**
 * Related projects: sorted by availability, same area, and difference in price; those without a
 * price come last.
 *
 * @param limit - how many at most
 */
export function pickOtherProjects<T extends Comparable>(
  current: Comparable,
  all: readonly T[],
  limit: number,
): T[] {
  const distance = (project: T) =>
    project.priceConstruction && current.priceConstruction
      ? Math.abs(project.priceConstruction - current.priceConstruction)
      : Number.MAX_SAFE_INTEGER;
  const area = current.area?.slug;
  const sameArea = (project: T) => Number(area !== undefined && project.area?.slug === area);
  const isSold = ({ sold = false }: T) => Number(sold);
  const isBefore = (a: T, b: T) =>
    (isSold(a) - isSold(b) || sameArea(b) - sameArea(a) || distance(a) - distance(b)) < 0;
  // One pass instead of a sort: every project is compared with every other at each build.
  const best: T[] = [];
  for (const project of all) {
    if (project.slug === current.slug) continue;
    const place = best.findIndex((chosen) => isBefore(project, chosen));
    best.splice(place === -1 ? best.length : place, 0, project);
    if (best.length > limit) best.pop();
  }
  return best;
}

/**
 * The project a text is about: the first one that it links to.
 *
 * @param html - of the editors
 * @param slugs - of all projects
 */
export function projectOfText(html: string, slugs: readonly string[]): string | undefined {
  return [...html.matchAll(/\bhref="[^"]*\/projects\/([\w-]+)/g)]
    .map(([, slug = '']) => slug)
    .find((slug) => slugs.includes(slug));
}

/**
 * Lightbox group of a project's pictures, as in shared links (`#photos-3`); `album` is the
 * section's id.
 */
export const PHOTOS = 'photos';

/** What the editors give where a price is not public; 0 says the same (content model). */
export function hasPrice(price: number | null | undefined): price is number {
  return typeof price === 'number' && price > 0;
}

/** Whether an area is known: 0 m² is an empty field, while 0 floors or bedrooms say something. */
export function hasArea(squareMetres: number | null | undefined): squareMetres is number {
  return typeof squareMetres === 'number' && squareMetres > 0;
}

interface OnOffer {
  sold: boolean;
  priceConstruction?: number | null;
  deadline?: string | null;
}

/**
 * Lowest price and next deadline of the projects on sale.
 *
 * @param projects - all of them; what is sold does not count
 * @param today - ISO 8601 date; deadlines before it are no news
 * @returns the lowest price, US dollars, and the next deadline, each where there is one
 */
export function summariseOffer(
  projects: readonly OnOffer[],
  today: string,
): { priceFrom?: number; nextDeadline?: string } {
  const open = projects.filter(({ sold }) => !sold);
  const prices = open.flatMap(({ priceConstruction }) => priceConstruction || []);
  const deadlines = open
    .flatMap(({ deadline }) => deadline ?? [])
    .filter((deadline) => deadline.slice(0, 10) >= today)
    .sort();
  return {
    priceFrom: prices.length > 0 ? Math.min(...prices) : undefined,
    nextDeadline: deadlines[0],
  };
}

import { realisticReturn, type ForecastAssumptions } from './forecast';
import { PROJECT_TYPES } from './project';

/** Orders of the list beside that of the editors. */
export const PROJECT_SORTS = ['price', 'deadline', 'return'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** A filter; a criterion that is not set matches everything. */
export interface ProjectFilter {
  type?: string;
  /** Slug of the area. */
  area?: string;
  /** US dollars at the construction stage, at most. */
  price?: number;
  /** Latest year of the hand-over. */
  deadline?: number;
  /** Whether only what can still be bought counts. */
  available?: boolean;
  /** Order of the list; it narrows nothing. */
  sort?: ProjectSort;
}

export interface Filterable {
  readonly type: string;
  readonly area: { readonly slug: string; readonly name: string } | null;
  readonly priceConstruction: number | null;
  readonly deadline: string | null;
  readonly sold: boolean;
}

/** Choices of the filter, each in display order. */
export interface ProjectChoices {
  types: string[];
  areas: { slug: string; name: string }[];
  /** Upper limits, US dollars. */
  prices: number[];
  /** Years. */
  deadlines: number[];
  hasSold: boolean;
}

/** Limits of price are offered in round steps, US dollars. */
const PRICE_STEP = 100_000;

const yearOf = (date: string) => Number(date.slice(0, 4));
const ascending = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b);

/**
 * Derives the choices of the filter: only those with a match, and no hand-over that is over.
 *
 * @param today - ISO 8601 date
 */
export function projectChoices(projects: readonly Filterable[], today: string): ProjectChoices {
  const areas = new Map(projects.flatMap(({ area }) => (area ? [[area.slug, area.name]] : [])));
  return {
    types: PROJECT_TYPES.filter((type) => projects.some((project) => project.type === type)),
    areas: [...areas].map(([slug, name]) => ({ slug, name })),
    prices: ascending(
      projects.flatMap(({ priceConstruction: price }) =>
        price ? Math.ceil(price / PRICE_STEP) * PRICE_STEP : [],
      ),
    ),
    deadlines: ascending(
      projects.flatMap(({ deadline }) =>
        deadline && deadline.slice(0, 10) >= today ? yearOf(deadline) : [],
      ),
    ),
    hasSold: projects.some(({ sold }) => sold),
  };
}

/** Projects that match a filter; one without a price or deadline matches no limit on it. */
export function filterProjects<T extends Filterable>(
  projects: readonly T[],
  { type, area, price, deadline, available }: ProjectFilter,
): T[] {
  return projects.filter(
    (project) =>
      (type === undefined || project.type === type) &&
      (area === undefined || project.area?.slug === area) &&
      (price === undefined ||
        (!!project.priceConstruction && project.priceConstruction <= price)) &&
      (deadline === undefined || (!!project.deadline && yearOf(project.deadline) <= deadline)) &&
      (!available || !project.sold),
  );
}

interface Sortable extends Filterable {
  readonly forecast: readonly (ForecastAssumptions & { readonly scenario: string })[];
}

/** What a list is sorted by, the smallest first; nothing comes last. */
const SORT_KEYS: Readonly<Record<ProjectSort, (project: Sortable) => number | undefined>> = {
  price: ({ priceConstruction }) => priceConstruction || undefined,
  deadline: ({ deadline }) => (deadline ? Date.parse(deadline) : undefined),
  return: (project) => {
    const share = realisticReturn(project);
    return share === undefined ? undefined : -share;
  },
};

/** Sorts a list; sold-out projects come last in every order. */
export function sortProjects<T extends Sortable>(
  projects: readonly T[],
  sort: ProjectSort | undefined,
): T[] {
  const key = (project: T) => (sort && SORT_KEYS[sort](project)) ?? Number.MAX_VALUE;
  return [...projects].sort(
    (a, b) => Number(a.sold) - Number(b.sold) || (sort ? key(a) - key(b) : 0),
  );
}

/** Criteria in the order in which they are given up where nothing matches. */
const GIVEN_UP = ['deadline', 'price', 'available', 'type', 'area'] as const;

/**
 * Projects that come closest to a filter that matches none: with one criterion less, else two, and
 * so on.
 *
 * @param limit - how many at most
 */
export function nearestProjects<T extends Filterable>(
  projects: readonly T[],
  filter: ProjectFilter,
  limit: number,
): T[] {
  const open = projects.filter(({ sold }) => !sold);
  const set = GIVEN_UP.filter((name) => filter[name] !== undefined);
  for (const name of set) {
    const found = filterProjects(open, { ...filter, [name]: undefined });
    if (found.length > 0) return found.slice(0, limit);
  }
  const rest = { ...filter };
  for (const name of set) {
    rest[name] = undefined;
    const found = filterProjects(open, rest);
    if (found.length > 0) return found.slice(0, limit);
  }
  return [];
}

/**
 * Parses the filter from a query string; unknown choices are ignored.
 *
 * @example parseProjectFilter('?area=canggu&price=300000', choices) // => { area: 'canggu', … }
 */
export function parseProjectFilter(search: string, choices: ProjectChoices): ProjectFilter {
  const params = new URLSearchParams(search);
  const oneOf = <T>(name: string, values: readonly T[]) =>
    values.find((value) => String(value) === params.get(name));
  return {
    type: oneOf('type', choices.types),
    area: oneOf(
      'area',
      choices.areas.map(({ slug }) => slug),
    ),
    price: oneOf('price', choices.prices),
    deadline: oneOf('deadline', choices.deadlines),
    available: choices.hasSold && params.get('sold') === 'no' ? true : undefined,
    sort: oneOf('sort', PROJECT_SORTS),
  };
}

/**
 * Writes a filter into a query string; other parameters stay.
 *
 * @param search - query as it is, with or without `?`
 * @returns with `?`, or empty
 */
export function writeProjectFilter(search: string, filter: ProjectFilter): string {
  const params = new URLSearchParams(search);
  const values = {
    type: filter.type,
    area: filter.area,
    price: filter.price,
    deadline: filter.deadline,
    sold: filter.available ? 'no' : undefined,
    sort: filter.sort,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) params.delete(name);
    else params.set(name, String(value));
  }
  const query = params.toString();
  return query && `?${query}`;
}

import { PROJECT_TYPES } from './project';

/** What a visitor looks for; what is not set does not matter. */
export interface ProjectFilter {
  type?: string;
  /** Slug of the area. */
  area?: string;
  /** US dollars at the construction stage, at most. */
  price?: number;
  /** Year that it is handed over in at the latest. */
  deadline?: number;
  /** Whether only what can still be bought counts. */
  available?: boolean;
}

export interface Filterable {
  readonly type: string;
  readonly area: { readonly slug: string; readonly name: string } | null;
  readonly priceConstruction: number | null;
  readonly deadline: string | null;
  readonly sold: boolean;
}

/** What there is to choose from, each in the order it is offered in. */
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

/** What the filter offers: only what would find something. */
export function projectChoices(projects: readonly Filterable[]): ProjectChoices {
  const areas = new Map(projects.flatMap(({ area }) => (area ? [[area.slug, area.name]] : [])));
  return {
    types: PROJECT_TYPES.filter((type) => projects.some((project) => project.type === type)),
    areas: [...areas].map(([slug, name]) => ({ slug, name })),
    prices: ascending(
      projects.flatMap(({ priceConstruction: price }) =>
        price ? Math.ceil(price / PRICE_STEP) * PRICE_STEP : [],
      ),
    ),
    deadlines: ascending(projects.flatMap(({ deadline }) => (deadline ? yearOf(deadline) : []))),
    hasSold: projects.some(({ sold }) => sold),
  };
}

/** Projects that a filter lets through; one without a price or deadline meets no limit of it. */
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

/**
 * Reads a filter from an address; what it does not offer is left out.
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
  };
}

/**
 * An address's query with a filter in it; what else stood there stays.
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
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) params.delete(name);
    else params.set(name, String(value));
  }
  const query = params.toString();
  return query && `?${query}`;
}

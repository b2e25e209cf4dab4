/** Homes that are compared at most: more columns do not fit a screen. */
export const COMPARED_AT_MOST = 3;

/** Parameter of a compared home in the address, once for each. */
const PARAMETER = 'home';

/** A type of home across projects. */
export interface HomeKey {
  /** Slug of the project. */
  project: string;
  /** Name of the type. */
  unit: string;
}

/**
 * Text of a home in addresses and storage. A slug has no dot, so that the first one ends it.
 *
 * @example homeText({ project: 'teak-house', unit: 'B2' }) // => 'teak-house.B2'
 */
export const homeText = ({ project, unit }: HomeKey): string => `${project}.${unit}`;

/** Reads {@link homeText}; undefined if the text names no home. */
export function readHomeText(text: string): HomeKey | undefined {
  const [, project, unit] = /^([^.]+)\.(.+)$/u.exec(text) ?? [];
  return project !== undefined && unit !== undefined ? { project, unit } : undefined;
}

/**
 * The homes of an address, each once and no more than can be compared.
 *
 * @param search - query, with or without `?`
 * @example readComparison('?home=teak-house.B') // => ['teak-house.B']
 */
export function readComparison(search: string): string[] {
  const texts = new URLSearchParams(search).getAll(PARAMETER);
  const known = texts.filter((text) => readHomeText(text) !== undefined);
  return [...new Set(known)].slice(0, COMPARED_AT_MOST);
}

/**
 * Query of an address that compares homes.
 *
 * @returns with `?`, or empty
 */
export function writeComparison(homes: readonly string[]): string {
  const query = new URLSearchParams(homes.map((home) => [PARAMETER, home])).toString();
  return query && `?${query}`;
}

/** Adds a home or takes it away; of more than can be compared the earliest leaves. */
export function toggleCompared(homes: readonly string[], home: string): string[] {
  return homes.includes(home)
    ? homes.filter((other) => other !== home)
    : [...homes, home].slice(-COMPARED_AT_MOST);
}

/** Whether a home can be bought, best first (content model). */
export const HOME_STATUSES = ['available', 'reserved', 'sold'] as const;
export type HomeStatus = (typeof HOME_STATUSES)[number];

/** A villa or an apartment of the site plan. */
export interface Home {
  readonly number: string;
  /** Name of its type. */
  readonly unit: string;
  readonly status: string;
}

/** A type of villa or apartment, as far as its sale goes. */
export interface SoldByType {
  readonly name: string;
  /** Whether the editors say that all of them are sold. */
  readonly sold: boolean;
}

const isStatus = (status: string): status is HomeStatus =>
  HOME_STATUSES.some((known) => known === status);

/**
 * Status of a home: that of its entry, sold where its whole type is. An unknown word counts as sold,
 * so that nothing is offered by mistake.
 */
export function homeStatus(home: Home, units: readonly SoldByType[]): HomeStatus {
  const isTypeSold = units.some(({ name, sold }) => sold && name === home.unit);
  return isTypeSold || !isStatus(home.status) ? 'sold' : home.status;
}

/**
 * Status of a type: the best one of its homes; without homes the editors' word decides.
 *
 * @param homes - all homes of the project
 */
export function unitStatus(unit: SoldByType, homes: readonly Home[]): HomeStatus {
  if (unit.sold) return 'sold';
  const own = homes.filter((home) => home.unit === unit.name);
  if (own.length === 0) return 'available';
  const statuses = own.map((home) => homeStatus(home, [unit]));
  return HOME_STATUSES.find((status) => statuses.includes(status)) ?? 'sold';
}

/** How many homes there are and how many of them can be bought. */
export interface HomeCount {
  left: number;
  total: number;
}

/**
 * Counts the homes of a project, or of one type.
 *
 * @param unit - name of the type; all of them by default
 * @returns undefined where the editors have not entered homes
 */
export function countHomes(
  homes: readonly Home[],
  units: readonly SoldByType[],
  unit?: string,
): HomeCount | undefined {
  const counted = homes.filter((home) => unit === undefined || home.unit === unit);
  if (counted.length === 0) return undefined;
  const left = counted.filter((home) => homeStatus(home, units) === 'available').length;
  return { left, total: counted.length };
}

/** Types in the order of the editors, the sold ones last. */
export function soldLast<T extends SoldByType>(units: readonly T[], homes: readonly Home[]): T[] {
  const isSold = (unit: T) => Number(unitStatus(unit, homes) === 'sold');
  return [...units].sort((a, b) => isSold(a) - isSold(b));
}

type PriceField = 'priceConstruction' | 'priceCompleted';

type Priced<Field extends PriceField> = SoldByType & { readonly [Name in Field]: number | null };

/**
 * Lowest price of what is not sold.
 *
 * @param own - the project's price: it counts where no type has one, and where everything is sold
 * @returns US dollars; nothing where the prices of what is left are on request
 */
export function lowestPrice<Field extends PriceField>(
  field: Field,
  own: number | null,
  units: readonly Priced<Field>[],
  homes: readonly Home[],
): number | null {
  const priced = units.filter((unit) => (unit[field] ?? 0) > 0);
  const open = units.filter((unit) => unitStatus(unit, homes) !== 'sold');
  if (priced.length === 0 || open.length === 0) return own;
  const prices = open.flatMap((unit) => unit[field] || []);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The type that the lowest price of a project is that of, if there is one. */
export function cheapestUnit<T extends Priced<'priceConstruction'>>(
  units: readonly T[],
  homes: readonly Home[],
): T | undefined {
  return units
    .filter((unit) => unit.priceConstruction && unitStatus(unit, homes) !== 'sold')
    .sort((a, b) => (a.priceConstruction ?? 0) - (b.priceConstruction ?? 0))[0];
}

/** Whether nothing of a project can be bought any more. */
export function isSoldOut(
  sold: boolean,
  units: readonly SoldByType[],
  homes: readonly Home[],
): boolean {
  return sold || (units.length > 0 && units.every((unit) => unitStatus(unit, homes) === 'sold'));
}

/** Least and greatest of some figures. */
export interface Range {
  min: number;
  max: number;
}

/**
 * Range of a figure over the types that can be bought, over all where nothing can.
 *
 * @returns undefined where it is known of none
 */
export function rangeOf<T extends SoldByType>(
  units: readonly T[],
  homes: readonly Home[],
  figure: (unit: T) => number | null,
): Range | undefined {
  const open = units.filter((unit) => unitStatus(unit, homes) !== 'sold');
  const known = (open.length > 0 ? open : units).flatMap((unit) => figure(unit) ?? []);
  return known.length > 0 ? { min: Math.min(...known), max: Math.max(...known) } : undefined;
}

/** A corner on the site plan, percent of its width and height. */
export interface Corner {
  x: number;
  y: number;
}

/**
 * Corners of an outline as the CMS stores it.
 *
 * @example outlineCorners('10,20 30,20 30,45') // => [{ x: 10, y: 20 }, { x: 30, y: 20 }, …]
 */
export function outlineCorners(outline: string): Corner[] {
  return outline.split(' ').flatMap((corner) => {
    const [x = NaN, y = NaN] = corner.split(',').map(Number);
    return Number.isFinite(x) && Number.isFinite(y) ? [{ x, y }] : [];
  });
}

/** The middle of an outline, for its label. */
export function middleOf(corners: readonly Corner[]): Corner {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(corners.map(({ x }) => x)), y: middle(corners.map(({ y }) => y)) };
}

import type { TFunction } from 'i18next';
import { hasArea, hasPrice } from '../../domain/project';
import { formatMoney, formatNumber } from '../../i18n/format';
import type { Language } from '../../i18n/locales';
import type { Column } from '../../ui/data-table/data-table';

type Unit = Queries.ProjectUnitRowFragment;

const NONE = '—';

/** Figures of a type in the order of the table; `key` is the name of the string, too. */
const FIGURES = [
  { key: 'bedrooms', field: 'bedrooms', isArea: false },
  { key: 'floors', field: 'floors', isArea: false },
  { key: 'land', field: 'landArea', isArea: true },
  { key: 'living', field: 'livingArea', isArea: true },
  { key: 'kitchen', field: 'kitchenArea', isArea: true },
  { key: 'bathroom', field: 'bathroomArea', isArea: true },
  { key: 'bedroom', field: 'bedroomArea', isArea: true },
] as const satisfies readonly { key: string; field: keyof Unit; isArea: boolean }[];

/**
 * Columns of the table of apartments: a figure that no type has is left out.
 *
 * @param units - all types of the project, so that a filter does not change the columns
 * @param t - strings of `project` and `common`
 * @param language - of the page
 */
export function unitColumns(
  units: readonly Unit[],
  t: TFunction,
  language: Language,
): Array<Column<Unit>> {
  const figureOf = (unit: Unit, { field, isArea }: (typeof FIGURES)[number]) =>
    isArea && !hasArea(unit[field]) ? null : unit[field];
  const figures = FIGURES.filter((column) =>
    units.some((unit) => figureOf(unit, column) !== null),
  ).map((column): Column<Unit> => ({
    label: t(`project:unit.${column.key}`),
    unit: column.isArea ? t('project:unit.squareMetre') : undefined,
    numeric: true,
    value: (unit) => {
      const figure = figureOf(unit, column);
      return figure === null ? NONE : formatNumber(figure, language);
    },
  }));
  const money = (price: number | null) => hasPrice(price) && formatMoney(price, language);
  const prices: Array<Column<Unit>> = [
    {
      label: t('project:unit.price'),
      numeric: true,
      value: ({ priceConstruction }) => money(priceConstruction) || t('common:project.onRequest'),
    },
  ];
  if (units.some(({ priceCompleted }) => hasPrice(priceCompleted))) {
    prices.push({
      label: t('project:unit.priceCompleted'),
      numeric: true,
      value: ({ priceCompleted }) => money(priceCompleted) || NONE,
    });
  }
  return [...figures, ...prices];
}

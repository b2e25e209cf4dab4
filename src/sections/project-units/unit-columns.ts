import type { TFunction } from 'i18next';
import { hasPrice } from '../../domain/project';
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
  const figures = FIGURES.filter(({ field }) => units.some((unit) => unit[field])).map(
    ({ key, field, isArea }): Column<Unit> => ({
      label: t(`project:unit.${key}`),
      unit: isArea ? t('project:unit.squareMetre') : undefined,
      numeric: true,
      value: (unit) => {
        const figure = unit[field];
        return figure ? formatNumber(figure, language) : NONE;
      },
    }),
  );
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

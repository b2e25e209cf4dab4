import { hasArea } from '../../domain/project';
import { formatNumber } from '../../i18n/format';
import type { Language } from '../../i18n/locales';
import type { Translate } from '../../i18n/translator';

type Unit = Queries.ProjectUnitRowFragment;

/** Figures of a type in their order; `key` is the name of the string, too. */
const FIGURES = [
  { key: 'bedrooms', field: 'bedrooms', isArea: false },
  { key: 'floors', field: 'floors', isArea: false },
  { key: 'land', field: 'landArea', isArea: true },
  { key: 'living', field: 'livingArea', isArea: true },
  { key: 'kitchen', field: 'kitchenArea', isArea: true },
  { key: 'bathroom', field: 'bathroomArea', isArea: true },
  { key: 'bedroom', field: 'bedroomArea', isArea: true },
] as const satisfies readonly { key: string; field: keyof Unit; isArea: boolean }[];

/** A figure with its name, as it is written. */
export interface UnitFigure {
  label: string;
  value: string;
}

/**
 * Figures of a type: counts apart from areas, each area with its unit in the name. What is not known
 * is left out.
 *
 * @param t - strings of `project`
 * @param language - of the page
 */
export function unitFigures(
  unit: Unit,
  t: Translate<'project'>,
  language: Language,
): { counts: UnitFigure[]; areas: UnitFigure[] } {
  const figures = (areas: boolean) =>
    FIGURES.filter(({ isArea }) => isArea === areas).flatMap(({ key, field }): UnitFigure[] => {
      const figure = unit[field];
      if (areas ? !hasArea(figure) : figure === null) return [];
      const name = t(`project:unit.${key}`);
      const label = areas ? t('project:unit.inSquareMetres', { name }) : name;
      return [{ label, value: formatNumber(figure ?? 0, language) }];
    });
  return { counts: figures(false), areas: figures(true) };
}

import { realisticReturn } from '../../domain/forecast';
import { countHomes, rangeOf, type Range } from '../../domain/home';
import { hasArea } from '../../domain/project';
import { formatNumber, formatReturn } from '../../i18n/format';
import type { Language } from '../../i18n/locales';
import type { Translate } from '../../i18n/translator';

type Project = Queries.ProjectCardFragment;

const written = ({ min, max }: Range, language: Language) =>
  [...new Set([min, max])].map((value) => formatNumber(value, language)).join('–');

/** Rooms and areas of what can be bought: “2–4 bedrooms · 128–238 m²”. */
export function homesLine(
  { units, homes }: Pick<Project, 'units' | 'homes'>,
  t: Translate<'common'>,
  language: Language,
): string {
  const bedrooms = rangeOf(units, homes, (unit) => unit.bedrooms);
  const areas = rangeOf(units, homes, ({ livingArea }) =>
    hasArea(livingArea) ? livingArea : null,
  );
  return [
    bedrooms &&
      bedrooms.max > 0 &&
      t('common:project.bedrooms', { count: bedrooms.max, range: written(bedrooms, language) }),
    areas && t('common:project.area', { range: written(areas, language) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What is left and what it earns: “9 of 14 homes left · 10.9% a year, realistic”. */
export function saleLine(project: Project, t: Translate<'common'>, language: Language): string {
  if (project.sold) return '';
  const { units, homes } = project;
  const count = countHomes(homes, units);
  const share = realisticReturn(project);
  return [
    count && t('common:project.left', { ...count }),
    share !== undefined && t('common:project.return', { share: formatReturn(share, language) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

import { hasArea } from '../domain/project';
import { formatNumber } from './format';
import type { Language } from './locales';
import type { Translate } from './translator';

/** How large a type of home is; null where it is not known. */
export interface UnitSize {
  readonly bedrooms: number | null;
  /** Square metres. */
  readonly livingArea: number | null;
  readonly landArea: number | null;
}

/** A type in one line: “2 bedrooms · 128 m² · land 240 m²”. */
export function unitLine(
  { bedrooms, livingArea, landArea }: UnitSize,
  t: Translate<'project'>,
  language: Language,
): string {
  const area = (value: number) =>
    t('project:squareMetres', { value: formatNumber(value, language) });
  return [
    bedrooms === 0 && t('project:studio'),
    bedrooms !== null && bedrooms > 0 && t('project:bedrooms', { count: bedrooms }),
    hasArea(livingArea) && area(livingArea),
    hasArea(landArea) && t('project:unit.landOf', { area: area(landArea) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

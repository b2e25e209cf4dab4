import { PROJECT_TYPES } from '../domain/project';
import type { PageTranslator } from '../i18n/translation';

interface AreaTitleParts {
  name: string;
  /** Such as Bali. */
  region: string | null | undefined;
  projects: readonly { readonly type: string }[];
}

/**
 * Heading and title of an area: it names the island and the kinds of homes there.
 *
 * @example areaTitle({ name: 'Berawa', region: 'Bali', projects }, translator) // => 'Berawa, Bali: villas, apartments'
 */
export function areaTitle(
  { name, region, projects }: AreaTitleParts,
  { t, labelOf, language }: PageTranslator,
): string {
  const area = region ? `${name}, ${region}` : name;
  const types = PROJECT_TYPES.filter((type) => projects.some((project) => project.type === type));
  if (types.length === 0) return area;
  const kinds = types
    .map((type) => labelOf('common:project.type', type).toLocaleLowerCase(language))
    .join(', ');
  return t('common:seo.area', { area, kinds });
}

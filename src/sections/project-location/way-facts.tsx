import { useTranslation } from '../../i18n/translation';
import { type AreaMinutes, distancesOf } from '../../domain/area';
import { Facts } from '../../ui/facts/facts';

interface WayFactsProps {
  area: AreaMinutes | null;
}

/** Minutes by car to where people go from an area. */
export function WayFacts({ area }: WayFactsProps) {
  const { t } = useTranslation();
  const distances = area ? distancesOf(area) : [];
  return (
    <Facts
      facts={distances.map(({ to, minutes }) => ({
        label: t(`project:minutes.${to}`),
        value: t('project:minutes.value', { count: minutes }),
      }))}
    />
  );
}

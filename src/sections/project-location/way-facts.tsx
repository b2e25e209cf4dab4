import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/facts/facts';

interface WayFactsProps {
  area: {
    readonly beachMinutes: number | null;
    readonly airportMinutes: number | null;
    readonly schoolMinutes: number | null;
  } | null;
}

/** Minutes by car to where people go from an area. */
export function WayFacts({ area }: WayFactsProps) {
  const { t } = useTranslation();
  const minutes = (count: number | null | undefined) =>
    typeof count === 'number' ? t('project:minutes.value', { count }) : undefined;
  return (
    <Facts
      facts={[
        { label: t('project:minutes.beach'), value: minutes(area?.beachMinutes) },
        { label: t('project:minutes.airport'), value: minutes(area?.airportMinutes) },
        { label: t('project:minutes.school'), value: minutes(area?.schoolMinutes) },
      ]}
    />
  );
}

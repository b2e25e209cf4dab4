import { graphql } from 'gatsby';
import { distancesOf } from '../../domain/area';
import { formatMoney, formatNumber } from '../../i18n/format';
import { summariseOffer } from '../../domain/project';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Facts } from '../../ui/facts/facts';

interface AreaFactsProps {
  area: Queries.AreaFactsFragment;
  /** ISO 8601 date the site was built on. */
  today: string;
}

/** An area in figures: how far things are, what is for sale and from what price. */
export function AreaFacts({ area, today }: AreaFactsProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { priceFrom } = summariseOffer(area.projects, today);
  const distances = distancesOf(area).map(({ to, minutes }) => ({
    label: t(`areas:to.${to}`),
    value: t('areas:minutesByCar', { count: minutes }),
  }));
  return (
    <Facts
      facts={[
        ...distances,
        {
          label: t('areas:projects'),
          value: area.projects.length > 0 && formatNumber(area.projects.length, language),
        },
        {
          label: t('areas:prices'),
          value:
            priceFrom !== undefined &&
            t('common:project.from', { price: formatMoney(priceFrom, language) }),
        },
      ]}
    />
  );
}

export const fragment = graphql`
  fragment AreaFacts on Area {
    beachMinutes
    airportMinutes
    schoolMinutes
    projects {
      sold
      priceConstruction
      deadline
    }
  }
`;

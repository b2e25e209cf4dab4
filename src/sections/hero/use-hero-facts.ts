import { graphql } from 'gatsby';
import { useTranslation } from '../../i18n/translation';
import { deadlineSeason, summariseOffer } from '../../domain/project';
import { formatMoney } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import type { HeroFact } from './hero';

interface HeroFactsSource {
  /** All projects. */
  projects: readonly Queries.HeroOfferFragment[];
  areas: readonly { readonly name: string }[];
  /** ISO 8601 date; deadlines before it are no news. */
  today: string;
}

/** What is on offer, in three facts: the lowest price, where, and the next deadline. */
export function useHeroFacts({ projects, areas, today }: HeroFactsSource): HeroFact[] {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { priceFrom, nextDeadline } = summariseOffer(projects, today);
  const season = nextDeadline ? deadlineSeason(nextDeadline) : undefined;
  return [
    {
      label: t('home:hero.price'),
      value: priceFrom
        ? t('common:project.from', { price: formatMoney(priceFrom, language) })
        : undefined,
    },
    { label: t('home:hero.areas'), value: areas.map(({ name }) => name).join(', ') },
    {
      label: t('home:hero.deadline'),
      value: season && t(`common:season.${season.season}`, { year: season.year }),
    },
  ];
}

export const fragment = graphql`
  fragment HeroOffer on Project {
    sold
    priceConstruction
    deadline
  }
`;

import { graphql } from 'gatsby';
import type { Language } from '../../i18n/locales';
import { formatMoney } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Facts } from '../../ui/facts/facts';

interface VacancyFactsProps {
  vacancy: Queries.VacancyFactsFragment;
  /** Language of the vacancy's texts where it is not the page's. */
  lang?: Language;
}

/** Where one works, how much, and for what pay. */
export function VacancyFacts({ vacancy, lang }: VacancyFactsProps) {
  const { t, labelOf } = useTranslation();
  const { language } = useLocale();
  const { place, employment, remote, salaryFrom, salaryTo } = vacancy;
  const money = (amount: number) => formatMoney(amount, language);
  const salary = (from: number) =>
    salaryTo && salaryTo > from
      ? t('people:vacancy.salaryRange', { from: money(from), to: money(salaryTo) })
      : t('people:vacancy.salary', { amount: money(from) });
  return (
    <Facts
      facts={[
        {
          label: t('people:vacancy.place'),
          value: place ? <span lang={lang}>{place}</span> : remote && t('people:vacancy.remote'),
        },
        {
          label: t('people:vacancy.employment'),
          value: labelOf('people:employment', employment),
        },
        { label: t('people:vacancy.pay'), value: salaryFrom ? salary(salaryFrom) : undefined },
      ]}
    />
  );
}

export const fragment = graphql`
  fragment VacancyFacts on Vacancy {
    place
    employment
    remote
    salaryFrom
    salaryTo
  }
`;

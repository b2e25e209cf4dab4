import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { deadlineSeason } from '../../domain/project';
import { formatMoney, formatNumber } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { Facts } from '../../ui/facts/facts';

/** A project in figures: kind, land, floors, prices, deadline, taxes. */
export function ProjectFacts({ project }: { project: Queries.ProjectFactsFragment }) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const deadline = project.deadline ? deadlineSeason(project.deadline) : undefined;
  const from = (amount: number | null) =>
    amount ? t('common:project.from', { price: formatMoney(amount, language) }) : undefined;
  return (
    <section aria-label={t('project:facts')}>
      <Facts
        facts={[
          { label: t('project:type'), value: t(`common:project.type.${project.type}`) },
          { label: t('project:area'), value: project.area?.name },
          {
            label: t('project:land'),
            value:
              project.landArea &&
              t('project:squareMetres', { value: formatNumber(project.landArea, language) }),
          },
          { label: t('project:floors'), value: project.floors },
          {
            label: t('project:priceConstruction'),
            value: from(project.priceConstruction) ?? t('common:project.onRequest'),
          },
          { label: t('project:priceCompleted'), value: from(project.priceCompleted) },
          {
            label: t('project:deadline'),
            value: deadline && t(`common:season.${deadline.season}`, { year: deadline.year }),
          },
        ]}
      />
      <p>
        {t(project.pricesIncludeTaxes ? 'project:taxesIncluded' : 'project:taxesExcluded')}
        {project.sold && (
          <>
            {' · '}
            <strong>{t('common:project.sold')}</strong>
          </>
        )}
      </p>
    </section>
  );
}

export const fragment = graphql`
  fragment ProjectFacts on Project {
    type
    area {
      name
    }
    landArea
    floors
    priceConstruction
    priceCompleted
    deadline
    pricesIncludeTaxes
    sold
  }
`;

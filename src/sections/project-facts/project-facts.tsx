import { graphql } from 'gatsby';
import { deadlineSeason, hasArea, hasPrice } from '../../domain/project';
import { formatMoney, formatNumber } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import * as styles from './project-facts.module.css';

/**
 * A project in figures: prices, deadline, land, floors, taxes; what is not known is left out, and so
 * are the prices of what is sold.
 */
export function ProjectFacts({ project }: { project: Queries.ProjectFactsFragment }) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { sold } = project;
  const deadline = project.deadline ? deadlineSeason(project.deadline) : undefined;
  const from = (amount: number | null) =>
    hasPrice(amount) ? t('common:project.from', { price: formatMoney(amount, language) }) : null;
  const facts = [
    {
      label: t('project:priceConstruction'),
      value: !sold && (from(project.priceConstruction) ?? t('common:project.onRequest')),
      note: hasPrice(project.priceConstruction)
        ? t(project.pricesIncludeTaxes ? 'project:taxesIncluded' : 'project:taxesExcluded')
        : undefined,
    },
    {
      label: t('project:deadline'),
      value: deadline && t(`common:season.${deadline.season}`, { year: deadline.year }),
    },
    { label: t('project:priceCompleted'), value: !sold && from(project.priceCompleted) },
    {
      label: t('project:land'),
      value:
        hasArea(project.landArea) &&
        t('project:squareMetres', { value: formatNumber(project.landArea, language) }),
    },
    {
      label: t('project:floors'),
      value: project.floors === null ? null : formatNumber(project.floors, language),
    },
  ];
  return (
    <section aria-label={t('project:facts')}>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value)
          .map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {note && <span className={styles.note}>{note}</span>}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

export const fragment = graphql`
  fragment ProjectFacts on Project {
    sold
    landArea
    floors
    priceConstruction
    priceCompleted
    deadline
    pricesIncludeTaxes
  }
`;

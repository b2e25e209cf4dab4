import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureTrigger } from '../../features/lightbox/lightbox';
import { useHydrated } from '../../hooks/use-hydrated';
import { useLocale } from '../../i18n/use-locale';
import { DataTable } from '../../ui/data-table/data-table';
import { Section } from '../../ui/section/section';
import * as styles from './project-units.module.css';
import { unitColumns } from './unit-columns';

/** The types of villas or apartments of a project, one a row; nothing where there are none. */
export function ProjectUnits({ units }: { units: readonly Queries.ProjectUnitRowFragment[] }) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [onlyAvailable, setOnlyAvailable] = useState(false);
  const isHydrated = useHydrated();
  const filterId = useId();
  if (units.length === 0) return null;
  const available = units.filter(({ sold }) => !sold);
  const isWorthFiltering = available.length > 0 && available.length < units.length;
  const shown = onlyAvailable ? available : units;
  const filter = isWorthFiltering && (
    // Its place is kept without JavaScript, so that nothing moves when it hydrates.
    <div className={styles.filter} data-ready={isHydrated}>
      <label htmlFor={filterId}>
        <input
          id={filterId}
          type="checkbox"
          checked={onlyAvailable}
          onChange={(event) => setOnlyAvailable(event.target.checked)}
        />
        {t('project:unit.onlyAvailable')}
      </label>
      <span role="status">
        {t('project:unit.shown', { shown: shown.length, total: units.length })}
      </span>
    </div>
  );
  return (
    <Section id="apartments" title={t('project:apartments')} aside={filter}>
      <div className={styles.table}>
        <DataTable
          label={t('project:apartments')}
          caption={t('project:unit.caption')}
          head={{
            label: t('project:unit.name'),
            value: (unit) => (
              <span className={styles.name}>
                <span>
                  {`${t(`project:unit.kind.${unit.kind}`)} ${unit.name} `}
                  {unit.sold && <em className={styles.sold}>{t('project:unit.sold')}</em>}
                </span>
                {unit.plan && <PlanLink plan={unit.plan} of={unit.name} />}
              </span>
            ),
          }}
          columns={unitColumns(units, t, language)}
          rows={shown}
          rowKey={(unit) => unit.name}
        />
      </div>
    </Section>
  );
}

interface PlanLinkProps {
  plan: NonNullable<Queries.ProjectUnitRowFragment['plan']>;
  /** Name of the type. */
  of: string;
}

/** Group of the floor plans in the lightbox. */
const PLANS = 'plans';

function PlanLink({ plan, of }: PlanLinkProps) {
  const { t } = useTranslation();
  const { gatsbyImageData } = plan;
  const words = t('project:unit.plan');
  return (
    <a
      className={styles.plan}
      aria-label={`${words} ${of}`}
      data-thumbnail={gatsbyImageData.images.fallback?.src}
      {...pictureTrigger(PLANS, gatsbyImageData, `${words} ${of}`)}
    >
      {words}
    </a>
  );
}

export const fragment = graphql`
  fragment ProjectUnitRow on ProjectUnit {
    name
    kind
    bedrooms
    floors
    landArea
    livingArea
    kitchenArea
    bathroomArea
    bedroomArea
    priceConstruction
    priceCompleted
    sold
    plan {
      alt
      gatsbyImageData(width: 720)
    }
  }
`;

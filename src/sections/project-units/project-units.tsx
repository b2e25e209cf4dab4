import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { soldLast, unitStatus } from '../../domain/home';
import { useHydrated } from '../../hooks/use-hydrated';
import { useTranslation } from '../../i18n/translation';
import { Section } from '../../ui/section/section';
import * as styles from './project-units.module.css';
import { SitePlan } from './site-plan';
import { UnitRow } from './unit-row';

interface ProjectUnitsProps {
  /** Name in the address. */
  id: string;
  project: Queries.ProjectHomesFragment;
  units: readonly Queries.ProjectUnitRowFragment[];
}

/** The homes of a project: on its site plan, and their types one a row, the sold ones last. */
export function ProjectUnits({ id, project, units }: ProjectUnitsProps) {
  const { t } = useTranslation();
  const [onlyAvailable, setOnlyAvailable] = useState(false);
  const [picked, setPicked] = useState<string>();
  const isHydrated = useHydrated();
  const filterId = useId();
  const { homes } = project;
  const available = units.filter((unit) => unitStatus(unit, homes) === 'available');
  const isWorthFiltering = available.length > 0 && available.length < units.length;
  const shown = soldLast(onlyAvailable ? available : units, homes);
  const filter = isWorthFiltering && (
    // Its space is reserved before hydration, against a layout shift.
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
    <Section id={id} title={t('project:apartments')} aside={filter}>
      <SitePlan project={project} units={units} onPick={setPicked} />
      <ul className={styles.rows}>
        {shown.map((unit) => (
          <UnitRow key={unit.name} project={project} unit={unit} isPicked={unit.name === picked} />
        ))}
      </ul>
    </Section>
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
    rooms {
      number
      kind
      area
    }
    plan {
      alt
      gatsbyImageData(width: 768, backgroundColor: "transparent")
    }
  }
`;

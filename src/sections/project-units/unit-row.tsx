import { useEffect, useRef } from 'react';
import { ROUTES } from '../../config/routes';
import { countHomes, unitStatus, type HomeStatus } from '../../domain/home';
import { hasPrice } from '../../domain/project';
import { CompareButton } from '../../features/compare/compare-button';
import { RequestLink } from '../../features/lead-form/request-link';
import { pictureTrigger } from '../../features/lightbox/lightbox';
import { formatMoney } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { unitLine } from '../../i18n/unit-line';
import { useLocale } from '../../i18n/use-locale';
import { buttonClass } from '../../ui/button/button';
import { ResponsiveImage } from '../../ui/responsive-image/responsive-image';
import { track } from '../../utils/data-layer';
import { UnitDetails } from './unit-details';
import * as styles from './unit-row.module.css';

type Unit = Queries.ProjectUnitRowFragment;

interface UnitRowProps {
  project: Queries.ProjectHomesFragment;
  unit: Unit;
  /** Whether a home of it is picked on the site plan. */
  isPicked: boolean;
}

/** Group of the floor plans in the lightbox. */
const PLANS = 'plans';

/** Id of the row of a type, for links within the page. */
export const unitRowId = (name: string): string => `home-${encodeURIComponent(name)}`;

/** A type in a row: plan, rooms, price, status; its figures unfold, without JavaScript too. */
export function UnitRow({ project, unit, isPicked }: UnitRowProps) {
  const { t, labelOf } = useTranslation();
  const { language } = useLocale();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isPicked && details.current) details.current.open = true;
  }, [isPicked]);
  const name = `${labelOf('project:unit.kind', unit.kind)} ${unit.name}`;
  const status = unitStatus(unit, project.homes);
  const completed = hasPrice(unit.priceCompleted) && formatMoney(unit.priceCompleted, language);
  return (
    <li
      id={unitRowId(unit.name)}
      className={styles.row}
      data-status={status}
      data-picked={isPicked}
    >
      <details
        ref={details}
        className={styles.details}
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open) return;
          track('unit_open', { item_id: project.slug, item_variant: unit.name });
        }}
      >
        <summary className={styles.summary}>
          <span className={styles.thumb}>
            {unit.plan && (
              <ResponsiveImage image={unit.plan.gatsbyImageData} alt="" sizes="112px" />
            )}
          </span>
          <span className={styles.name}>{name}</span>
          <span className={styles.line}>{unitLine(unit, t, language)}</span>
          <span className={styles.price}>
            {hasPrice(unit.priceConstruction)
              ? formatMoney(unit.priceConstruction, language)
              : t('common:project.onRequest')}
            {completed && (
              <span className={styles.later}>
                {t('project:unit.laterPrice', { price: completed })}
              </span>
            )}
          </span>
          <UnitStatus unit={unit} project={project} status={status} />
        </summary>
        <UnitDetails unit={unit} />
      </details>
      <p className={styles.actions}>
        {unit.plan && <PlanLink plan={unit.plan} of={name} />}
        {status !== 'sold' && (
          <RequestLink
            to={`${ROUTES.projects}/${project.slug}#request`}
            title={t('project:unit.ask', { home: name })}
            request={{
              kinds: ['meeting', 'consultation'],
              subject: { project: project.slug },
              message: `${project.title}: ${name}`,
            }}
            className={`${buttonClass('outline')} ${styles.ask}`}
          >
            {t('project:unit.ask', { home: name })}
          </RequestLink>
        )}
        <CompareButton project={project.slug} unit={unit.name} name={`${project.title}, ${name}`} />
      </p>
    </li>
  );
}

interface UnitStatusProps {
  unit: Unit;
  project: Queries.ProjectHomesFragment;
  status: HomeStatus;
}

function UnitStatus({ unit, project: { homes }, status }: UnitStatusProps) {
  const { t } = useTranslation();
  const count = countHomes(homes, [unit], unit.name);
  return (
    <span className={styles.status} data-status={status}>
      {count && count.left > 0 ? t('project:unit.left', count) : t(`project:homeStatus.${status}`)}
    </span>
  );
}

interface PlanLinkProps {
  plan: NonNullable<Unit['plan']>;
  /** Name of the type. */
  of: string;
}

function PlanLink({ plan, of }: PlanLinkProps) {
  const { t } = useTranslation();
  const { gatsbyImageData } = plan;
  const label = t('project:unit.planOf', { home: of });
  return (
    <a
      className={styles.plan}
      aria-label={label}
      data-thumbnail={gatsbyImageData.images.fallback?.src}
      {...pictureTrigger(PLANS, gatsbyImageData, label)}
    >
      {t('project:unit.plan')}
    </a>
  );
}

import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { ROUTES } from '../../config/routes';
import {
  HOME_STATUSES,
  homeStatus,
  middleOf,
  outlineCorners,
  type HomeStatus,
} from '../../domain/home';
import { hasPrice } from '../../domain/project';
import { RequestLink } from '../../features/lead-form/request-link';
import { formatMoney } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { unitLine } from '../../i18n/unit-line';
import { useLocale } from '../../i18n/use-locale';
import { buttonClass } from '../../ui/button/button';
import { ResponsiveImage } from '../../ui/responsive-image/responsive-image';
import { track } from '../../utils/data-layer';
import * as styles from './site-plan.module.css';
import { unitRowId } from './unit-row';

type Project = Queries.ProjectHomesFragment;
type Unit = Queries.ProjectUnitRowFragment;
type PlacedHome = Project['homes'][number] & { status: HomeStatus };

interface SitePlanProps {
  project: Project;
  units: readonly Unit[];
  /** The type of the home that a visitor picks. */
  onPick: (unit: string) => void;
}

/** Width of the drawing's own coordinates. */
const WIDTH = 1000;

/**
 * The homes of a project on its plan, each with its status, to be picked by pointer or keyboard: a
 * radio group that looks like a plan. Nothing where the editors have no plan.
 */
export function SitePlan({ project, units, onPick }: SitePlanProps) {
  const { t } = useTranslation();
  const group = useId();
  const [picked, setPicked] = useState<string>();
  const { sitePlan: plan } = project;
  if (!plan || project.homes.length === 0) return null;
  const height = (WIDTH * plan.height) / plan.width;
  const homes = project.homes.map((home) => ({ ...home, status: homeStatus(home, units) }));
  const home = homes.find(({ number }) => number === picked);
  const pick = ({ number, unit, status }: PlacedHome) => {
    setPicked(number);
    onPick(unit);
    track('plan_select', {
      item_id: project.slug,
      item_variant: unit,
      home: number,
      home_status: status,
    });
  };
  return (
    <div className={styles.block}>
      <fieldset className={styles.plan}>
        <legend className={styles.legend}>{t('project:sitePlan.label')}</legend>
        <div className={styles.drawing}>
          <ResponsiveImage
            image={plan.gatsbyImageData}
            alt=""
            sizes="(min-width: 1024px) 66vw, 100vw"
          />
          <svg className={styles.homes} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
            {homes.map((entry) => (
              <polygon
                key={entry.number}
                className={styles.home}
                data-status={entry.status}
                data-picked={entry.number === picked}
                points={outlineCorners(entry.outline)
                  .map(({ x, y }) => `${x * (WIDTH / 100)},${y * (height / 100)}`)
                  .join(' ')}
                onClick={() => pick(entry)}
              />
            ))}
          </svg>
          {homes.map((entry) => {
            const { x, y } = middleOf(outlineCorners(entry.outline));
            return (
              <label
                key={entry.number}
                className={styles.number}
                data-status={entry.status}
                style={{ left: `${x}%`, top: `${y}%` }}
              >
                <input
                  type="radio"
                  name={group}
                  value={entry.number}
                  checked={entry.number === picked}
                  onChange={() => pick(entry)}
                  aria-label={t('project:sitePlan.home', {
                    number: entry.number,
                    unit: entry.unit,
                    status: t(`project:homeStatus.${entry.status}`),
                  })}
                />
                <span aria-hidden="true">{entry.number}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <div className={styles.side}>
        <StatusLegend homes={homes} />
        <div className={styles.picked} role="status">
          {home ? (
            <PickedHome home={home} project={project} units={units} />
          ) : (
            <p className={styles.hint}>{t('project:sitePlan.hint')}</p>
          )}
        </div>
      </div>
    </div>
  );
}

function StatusLegend({ homes }: { homes: readonly PlacedHome[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.statuses}>
      {HOME_STATUSES.map((status) => ({
        status,
        count: homes.filter((home) => home.status === status).length,
      }))
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => (
          <li key={status}>
            <span className={styles.sample} data-status={status} aria-hidden="true" />
            {t(`project:homeStatus.${status}`)}: {count}
          </li>
        ))}
    </ul>
  );
}

interface PickedHomeProps {
  home: PlacedHome;
  project: Project;
  units: readonly Unit[];
}

function PickedHome({ home, project, units }: PickedHomeProps) {
  const { t, labelOf } = useTranslation();
  const { language } = useLocale();
  const unit = units.find(({ name }) => name === home.unit);
  const name = unit ? `${labelOf('project:unit.kind', unit.kind)} ${unit.name}` : home.unit;
  const title = t('project:sitePlan.picked', { number: home.number, unit: name });
  return (
    <>
      <p className={styles.name}>{title}</p>
      <p className={styles.facts}>
        {[t(`project:homeStatus.${home.status}`), unit && unitLine(unit, t, language)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {unit && home.status !== 'sold' && (
        <p className={styles.price}>
          {hasPrice(unit.priceConstruction)
            ? formatMoney(unit.priceConstruction, language)
            : t('common:project.onRequest')}
        </p>
      )}
      <p className={styles.ways}>
        {home.status !== 'sold' && (
          <RequestLink
            to={`${ROUTES.projects}/${project.slug}#request`}
            title={t('project:unit.ask', { home: title })}
            request={{
              kinds: ['meeting', 'consultation'],
              subject: { project: project.slug },
              message: `${project.title}: ${title}`,
            }}
            className={buttonClass()}
          >
            {t('project:sitePlan.ask')}
          </RequestLink>
        )}
        {unit && (
          <a href={`#${unitRowId(unit.name)}`}>{t('project:sitePlan.row', { unit: name })}</a>
        )}
      </p>
    </>
  );
}

export const fragment = graphql`
  fragment ProjectHomes on Project {
    slug
    title
    homes {
      number
      unit
      status
      outline
    }
    sitePlan {
      width
      height
      gatsbyImageData(width: 960)
    }
  }
`;

import { hasArea } from '../../domain/project';
import { formatNumber } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { ResponsiveImage } from '../../ui/responsive-image/responsive-image';
import { unitFigures, type UnitFigure } from './unit-figures';
import * as styles from './unit-row.module.css';

/** What unfolds below a row: the counts, the areas, and the plan with the names of its rooms. */
export function UnitDetails({ unit }: { unit: Queries.ProjectUnitRowFragment }) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { counts, areas } = unitFigures(unit, t, language);
  return (
    <div className={styles.more}>
      {unit.plan && (
        <div className={styles.drawing}>
          <ResponsiveImage
            image={unit.plan.gatsbyImageData}
            alt={unit.plan.alt}
            sizes="(min-width: 1024px) 40vw, 100vw"
          />
        </div>
      )}
      <div className={styles.figures}>
        <Figures figures={counts} />
        <Figures figures={areas} />
        {unit.plan && unit.rooms.length > 0 && <RoomLegend rooms={unit.rooms} />}
      </div>
    </div>
  );
}

function Figures({ figures }: { figures: readonly UnitFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.list}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function RoomLegend({ rooms }: { rooms: Queries.ProjectUnitRowFragment['rooms'] }) {
  const { t, labelOf } = useTranslation();
  const { language } = useLocale();
  return (
    <div>
      <p className={styles.legendTitle}>{t('project:unit.onPlan')}</p>
      <ul className={styles.legend}>
        {rooms.map(({ number, kind, area }) => (
          <li key={number}>
            <span className={styles.roomNumber}>{number}</span> {labelOf('project:room', kind)}
            {hasArea(area) &&
              `, ${t('project:squareMetres', { value: formatNumber(area, language) })}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

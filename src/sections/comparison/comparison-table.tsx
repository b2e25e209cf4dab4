import type { CSSProperties } from 'react';
import { ROUTES } from '../../config/routes';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/button/button';
import { ResponsiveImage } from '../../ui/responsive-image/responsive-image';
import type { ComparedHome } from './compared-homes';
import { comparisonRows } from './comparison-rows';
import * as styles from './comparison.module.css';

interface ComparisonTableProps {
  homes: readonly ComparedHome[];
  /** ISO 8601 date of the build, at the office. */
  today: string;
  onRemove: (home: string) => void;
}

const NONE = '—';

/** The homes as columns; on a phone the name of a line stands above its values. */
export function ComparisonTable({ homes, today, onRemove }: ComparisonTableProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const columns = { '--homes': homes.length } as CSSProperties;
  return (
    <table className={styles.table} style={columns}>
      <caption className={styles.caption}>{t('compare:table')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {t('compare:row.project')}
          </th>
          {homes.map(({ text, name, project, unit }) => (
            <th key={text} scope="col" className={styles.home}>
              {unit.plan && (
                <span className={styles.plan}>
                  <ResponsiveImage
                    image={unit.plan.gatsbyImageData}
                    alt=""
                    sizes="(min-width: 768px) 25vw, 33vw"
                  />
                </span>
              )}
              <LocalizedLink to={`${ROUTES.projects}/${project.slug}#apartments`}>
                {project.title}
              </LocalizedLink>
              <span className={styles.name}>{name}</span>
              <Button
                look="quiet"
                className={styles.remove}
                aria-label={t('compare:remove', { home: `${project.title}, ${name}` })}
                onClick={() => onRemove(text)}
              >
                {t('compare:removeShort')}
              </Button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparisonRows(homes, { t, language, today }).map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={homes[index]?.text ?? index}>{value ?? NONE}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

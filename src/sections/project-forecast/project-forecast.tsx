import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { computeForecast, orderScenarios } from '../../domain/forecast';
import { formatMoney, formatPercent } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import * as styles from './project-forecast.module.css';

interface ProjectForecastProps {
  scenarios: readonly Queries.ForecastRowFragment[];
  /** US dollars at the construction stage; none where it is on request. */
  price: number | null;
}

/** The investment forecast, a scenario a row; nothing where the editors gave none. */
export function ProjectForecast({ scenarios, price }: ProjectForecastProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const rows = orderScenarios(scenarios).map((row) => ({ ...row, ...computeForecast(row, price) }));
  if (rows.length === 0) return null;
  const money = (amount: number) => formatMoney(amount, language);
  const showsRoi = rows.some(({ roi }) => roi !== undefined);
  return (
    <section id="forecast">
      <h2>{t('project:forecast')}</h2>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('project:forecast')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('project:forecastTable.scenario')}</th>
              <th scope="col">{t('project:forecastTable.costPerDay')}</th>
              <th scope="col">{t('project:forecastTable.occupancy')}</th>
              <th scope="col">{t('project:forecastTable.monthlyRevenue')}</th>
              <th scope="col">{t('project:forecastTable.annualIncome')}</th>
              <th scope="col">{t('project:forecastTable.netIncome')}</th>
              {showsRoi && <th scope="col">{t('project:forecastTable.roi')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.scenario}>
                <th scope="row">{t(`project:scenario.${row.scenario}`)}</th>
                <td>{money(row.costPerDay)}</td>
                <td>{formatPercent(row.occupancy, language)}</td>
                <td>{money(row.monthlyRevenue)}</td>
                <td>{money(row.annualIncome)}</td>
                <td>{money(row.netIncome)}</td>
                {row.roi !== undefined && <td>{formatPercent(row.roi, language)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{t('project:forecastNote')}</p>
    </section>
  );
}

export const fragment = graphql`
  fragment ForecastRow on ForecastScenario {
    scenario
    costPerDay
    occupancy
    managementFee
    tax
  }
`;

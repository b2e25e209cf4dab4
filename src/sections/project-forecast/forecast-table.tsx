import type { Forecast } from '../../domain/forecast';
import { formatMoney, formatPercent, formatReturn } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import * as styles from './project-forecast.module.css';

interface ForecastTableProps {
  row: Forecast & {
    costPerDay: number;
    occupancy: number;
    /** Percent of the price after running costs and a year of the lease, where they are known. */
    remainder: number | undefined;
  };
  /** Name of the scenario. */
  caption: string;
}

/** The figures of one scenario, a line each; no return where there is no price. */
export function ForecastTable({ row, caption }: ForecastTableProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const lines = [
    [t('project:forecastTable.costPerDay'), formatMoney(row.costPerDay, language)],
    [t('project:forecastTable.occupancy'), formatPercent(row.occupancy, language)],
    [t('project:forecastTable.monthlyRevenue'), formatMoney(row.monthlyRevenue, language)],
    [t('project:forecastTable.annualIncome'), formatMoney(row.annualIncome, language)],
    [t('project:forecastTable.netIncome'), formatMoney(row.netIncome, language)],
    ...(row.roi === undefined
      ? []
      : [[t('project:forecastTable.roi'), formatReturn(row.roi, language)]]),
    ...(row.remainder === undefined
      ? []
      : [[t('project:forecastTable.remainder'), formatReturn(row.remainder, language)]]),
  ];
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {lines.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

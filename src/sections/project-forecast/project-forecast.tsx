import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { computeForecast, orderScenarios } from '../../domain/forecast';
import { formatMoney, formatPercent } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { type Column, DataTable } from '../../ui/data-table/data-table';

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
  const columns: Array<Column<(typeof rows)[number]>> = [
    { label: t('project:forecastTable.costPerDay'), value: (row) => money(row.costPerDay) },
    {
      label: t('project:forecastTable.occupancy'),
      value: (row) => formatPercent(row.occupancy, language),
    },
    { label: t('project:forecastTable.monthlyRevenue'), value: (row) => money(row.monthlyRevenue) },
    { label: t('project:forecastTable.annualIncome'), value: (row) => money(row.annualIncome) },
    { label: t('project:forecastTable.netIncome'), value: (row) => money(row.netIncome) },
  ];
  if (price) {
    columns.push({
      label: t('project:forecastTable.roi'),
      value: ({ roi }) => (roi === undefined ? null : formatPercent(roi, language)),
    });
  }
  return (
    <section id="forecast">
      <h2>{t('project:forecast')}</h2>
      <DataTable
        label={t('project:forecast')}
        head={{
          label: t('project:forecastTable.scenario'),
          value: (row) => t(`project:scenario.${row.scenario}`),
        }}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.scenario}
      />
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

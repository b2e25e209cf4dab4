import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  computeForecast,
  cumulativeNetIncome,
  FORECAST_YEARS,
  orderScenarios,
} from '../../domain/forecast';
import { hasPrice } from '../../domain/project';
import { formatMoney, formatNumber } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { LineChart } from '../../ui/line-chart/line-chart';
import { Section } from '../../ui/section/section';
import { Tabs } from '../../ui/tabs/tabs';
import { forecastSentence } from './forecast-sentence';
import { ForecastTable } from './forecast-table';
import * as styles from './project-forecast.module.css';

interface ProjectForecastProps {
  scenarios: readonly Queries.ForecastRowFragment[];
  /** US dollars at the construction stage; none where it is on request. */
  price: number | null;
}

/** What one should plan with: shown first, where the editors gave it. */
const FIRST_SHOWN = 'realistic';

/**
 * The investment forecast: a tab for each scenario with its figures and what they say in words,
 * and all of them in one chart. Nothing where the editors gave none.
 */
export function ProjectForecast({ scenarios, price }: ProjectForecastProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const rows = orderScenarios(scenarios).map((row) => ({ ...row, ...computeForecast(row, price) }));
  const first = rows.find(({ scenario }) => scenario === FIRST_SHOWN) ?? rows[0];
  const [chosen, setChosen] = useState<string | undefined>(first?.scenario);
  if (!chosen) return null;
  const money = (amount: number) => formatMoney(amount, language);
  const nameOf = (scenario: string) => t(`common:scenario.${scenario}`);
  return (
    <Section id="forecast" title={t('project:forecast')} tone="palm">
      <div className={styles.forecast}>
        <div>
          <Tabs
            label={t('project:forecastTable.scenario')}
            classes={{ list: styles.tabs, tab: styles.tab, panel: styles.panel }}
            value={chosen}
            onChange={setChosen}
            tabs={rows.map((row) => ({
              key: row.scenario,
              label: nameOf(row.scenario),
              panel: (
                <>
                  <ForecastTable row={row} caption={nameOf(row.scenario)} />
                  <p className={styles.sentence}>{forecastSentence(row, price, t, language)}</p>
                </>
              ),
            }))}
          />
          {/* Tabs are nothing without JavaScript: all scenarios stand one below the other. */}
          <noscript>
            <style>{`.${styles.panel}[data-state]{display:block}.${styles.tabs}{display:none}.${styles.panel} caption{position:static;clip-path:none}`}</style>
          </noscript>
        </div>
        <div>
          <LineChart
            label={t('project:forecastChart.label', { count: FORECAST_YEARS })}
            points={cumulativeNetIncome(0).map((_, year) => formatNumber(year, language))}
            pointsLabel={t('project:forecastChart.years')}
            series={rows.map(({ scenario, netIncome }) => ({
              key: scenario,
              label: nameOf(scenario),
              values: cumulativeNetIncome(netIncome),
            }))}
            strong={chosen}
            reference={
              hasPrice(price)
                ? { label: t('project:forecastChart.price', { price: money(price) }), value: price }
                : undefined
            }
            format={money}
            tone="palm"
          />
          <p className={styles.note}>{t('project:forecastNote')}</p>
        </div>
      </div>
    </Section>
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

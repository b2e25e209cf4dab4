import { graphql } from 'gatsby';
import { useState } from 'react';
import {
  computeForecast,
  cumulativeNetIncome,
  horizonYears,
  leaseYears,
  paybackYears,
  remainderOf,
  type Scenario,
} from '../../domain/forecast';
import { cheapestUnit } from '../../domain/home';
import { hasPrice } from '../../domain/project';
import { CalculatorPlace } from '../../features/forecast-calculator/calculator-place';
import { ForecastProof } from '../../features/forecast-proof/forecast-proof';
import { formatMoney, formatNumber } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { LineChart } from '../../ui/line-chart/line-chart';
import { Section } from '../../ui/section/section';
import { Tabs } from '../../ui/tabs/tabs';
import { track } from '../../utils/data-layer';
import { forecastSentence } from './forecast-sentence';
import { ForecastTable } from './forecast-table';
import * as styles from './project-forecast.module.css';

interface ProjectForecastProps {
  /** Name in the address. */
  id: string;
  project: Queries.ForecastProjectFragment;
  /** In the order of the tabs; one at least. */
  scenarios: ReadonlyArray<Queries.ForecastRowFragment & { scenario: Scenario }>;
  /** Other currencies, where the editors have given rates. */
  rates: Queries.ForecastRatesFragment | null;
  /** ISO 8601 date of the build, at the office. */
  today: string;
}

/** What one should plan with: shown first, where the editors gave it. */
const FIRST_SHOWN = 'realistic';

/**
 * The investment forecast: a tab for each scenario with its figures and what they say in words, all
 * of them in one chart, and the calculator with figures of one's own.
 */
export function ProjectForecast({ id, project, scenarios, rates, today }: ProjectForecastProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const price = project.priceConstruction;
  const runningCosts = cheapestUnit(project.units, project.homes)?.runningCosts ?? 0;
  const lease = leaseYears(project.leaseUntil, today);
  const rows = scenarios.map((row) => {
    const forecast = computeForecast(row, price);
    const costs = { runningCosts, leaseYears: lease };
    const rest = remainderOf(forecast.netIncome, costs, price);
    // Without costs there is nothing that ROI leaves out.
    const isKnown = runningCosts > 0 && lease !== undefined;
    return { ...row, ...forecast, remainder: isKnown ? rest.share : undefined };
  });
  const first = rows.find(({ scenario }) => scenario === FIRST_SHOWN) ?? rows[0];
  const [chosen, setChosen] = useState<string>(first?.scenario ?? FIRST_SHOWN);
  const money = (amount: number) => formatMoney(amount, language);
  const horizon = horizonYears(first && paybackYears(first.netIncome, price));
  const nameOf = (scenario: Scenario) => t(`common:scenario.${scenario}`);
  return (
    <Section id={id} title={t('project:forecast')} tone="palm">
      <div className={styles.forecast}>
        <div>
          <Tabs
            label={t('project:forecastTable.scenario')}
            classes={{ list: styles.tabs, tab: styles.tab, panel: styles.panel }}
            value={chosen}
            onChange={(scenario) => {
              setChosen(scenario);
              track('forecast_scenario', { scenario });
            }}
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
        </div>
        <div>
          <LineChart
            label={t('project:forecastChart.label', { count: horizon })}
            points={cumulativeNetIncome(0, horizon).map((_, year) => formatNumber(year, language))}
            pointsLabel={t('project:forecastChart.years')}
            series={rows.map(({ scenario, netIncome }) => ({
              key: scenario,
              label: nameOf(scenario),
              values: cumulativeNetIncome(netIncome, horizon),
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
        {first && (
          <div className={styles.calculator}>
            <CalculatorPlace
              project={project}
              scenario={first}
              rates={rates?.rates ?? []}
              ratesOn={rates?.ratesOn ?? null}
              today={today}
            />
          </div>
        )}
      </div>
      <ForecastProof here={project.slug} />
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

  fragment ForecastProject on Project {
    slug
    title
    deadline
    leaseUntil
    priceConstruction
    paymentStages {
      stage
      share
      date
    }
    homes {
      number
      unit
      status
    }
    units {
      name
      kind
      sold
      priceConstruction
      runningCosts
    }
  }

  fragment ForecastRates on SiteSettings {
    ratesOn
    rates {
      currency
      rate
    }
  }
`;

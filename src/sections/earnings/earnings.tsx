import { graphql } from 'gatsby';
import { ROUTES } from '../../config/routes';
import {
  computeForecast,
  cumulativeNetIncome,
  HORIZON,
  orderScenarios,
} from '../../domain/forecast';
import { ForecastProof } from '../../features/forecast-proof/forecast-proof';
import { formatMoney, formatReturn } from '../../i18n/format';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { LineChart } from '../../ui/line-chart/line-chart';
import { moreLinkClass } from '../../ui/more-link/more-link';
import { Section } from '../../ui/section/section';
import * as styles from './earnings.module.css';

/** What a home earns, shown with one project. */
export function Earnings({ project }: { project: Queries.EarningsFragment }) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const rows = orderScenarios(project.forecast).map((row) => ({
    ...row,
    ...computeForecast(row, project.priceConstruction),
  }));
  const points = Array.from({ length: HORIZON.least + 1 }, (_, year) => String(year));
  return (
    <Section tone="palm" title={t('home:earnings.title')} intro={t('home:earnings.intro')}>
      <div className={styles.layout}>
        <LineChart
          label={t('home:earnings.chart', { project: project.title })}
          points={points}
          pointsLabel={t('home:earnings.years')}
          series={rows.map(({ scenario, netIncome }) => ({
            key: scenario,
            label: t(`common:scenario.${scenario}`),
            values: cumulativeNetIncome(netIncome),
          }))}
          strong="realistic"
          format={(amount) => formatMoney(amount, language)}
          tone="palm"
        />
        <div>
          <dl className={styles.rois}>
            {rows.map(({ scenario, roi }) => (
              <div key={scenario}>
                <dt>{t(`common:scenario.${scenario}`)}</dt>
                <dd>{roi === undefined ? null : formatReturn(roi, language)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>
            {t('home:earnings.note', {
              project: project.title,
              price: formatMoney(project.priceConstruction ?? 0, language),
            })}
          </p>
          <LocalizedLink
            to={`${ROUTES.projects}/${project.slug}#forecast`}
            className={moreLinkClass}
          >
            {t('home:earnings.more')}
          </LocalizedLink>
        </div>
      </div>
      <ForecastProof />
    </Section>
  );
}

export const fragment = graphql`
  fragment Earnings on Project {
    slug
    title
    sold
    priceConstruction
    forecast {
      scenario
      costPerDay
      occupancy
      managementFee
      tax
    }
  }
`;

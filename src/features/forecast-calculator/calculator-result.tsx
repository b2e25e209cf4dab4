import {
  computeOwnForecast,
  cumulativeNetIncome,
  horizonYears,
  leaseYears,
  paybackOf,
  paybackYear,
  remainderOf,
} from '../../domain/forecast';
import type { OwnForecast } from '../../domain/own-forecast';
import {
  formatCurrency,
  formatDate,
  formatMoney,
  formatNumber,
  formatReturn,
  isOtherCurrency,
} from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { LineChart } from '../../ui/line-chart/line-chart';
import type { CalculatedUnit, CalculatorProps } from './calculator';
import * as styles from './calculator.module.css';
import { PaymentPlan } from './payment-plan';

interface CalculatorResultProps extends CalculatorProps {
  own: OwnForecast;
  unit: CalculatedUnit | undefined;
}

/** The year in figures, when the price comes back, the payments, and what all of it assumes. */
export function CalculatorResult(props: CalculatorResultProps) {
  const { project, scenario, rates, ratesOn, today, own, unit, t } = props;
  const { t: page, labelOf } = useTranslation();
  const { language } = useLocale();
  const { deadline, leaseUntil } = project;
  const price = unit?.priceConstruction ?? null;
  const runningCosts = unit?.runningCosts ?? 0;
  const { managementFee, tax } = scenario;
  const year = computeOwnForecast(
    { costPerDay: own.night, occupancy: own.occupancy, ownNights: own.own, managementFee, tax },
    price,
  );
  const years = leaseYears(leaseUntil, today);
  const rest = remainderOf(year.netIncome, { runningCosts, leaseYears: years }, price);
  const start = deadline && deadline > today ? deadline : today;
  const payback = paybackOf(rest.afterCosts, price, leaseYears(leaseUntil, start));
  const rate = rates.find(({ currency }) => currency === own.currency);
  const money = (amount: number) => {
    const dollars = formatMoney(amount, language);
    if (!rate || !isOtherCurrency(rate.currency)) return dollars;
    return `${dollars} (${formatCurrency(amount * rate.rate, rate.currency, language)})`;
  };
  const share = (amount: number) =>
    price ? `, ${formatReturn((amount / price) * 100, language)}` : '';
  const lines: [label: string, amount: number, isSum?: boolean][] = [
    [
      t('calculator:income', { nights: page('project:nights', { count: year.nights }) }),
      year.annualIncome,
    ],
    [
      t('calculator:management', { share: formatNumber(managementFee, language) }),
      -year.management,
    ],
    [t('calculator:tax', { share: formatNumber(tax, language) }), -year.taxes],
    [t('calculator:net'), year.netIncome, true],
    [t('calculator:running'), -runningCosts],
    [t('calculator:beforeLease'), rest.afterCosts, true],
  ];
  if (rest.leaseCost > 0) {
    lines.push(
      [t('calculator:leaseYear'), -rest.leaseCost],
      [t('calculator:afterLease'), rest.afterLease, true],
    );
  }
  const horizon = horizonYears(payback.outcome === 'never' ? undefined : payback.years);
  const sums = cumulativeNetIncome(Math.max(0, rest.afterCosts), horizon);
  return (
    <div className={styles.result}>
      <div>
        <table className={styles.table}>
          <caption>{t('calculator:caption', { project: project.title })}</caption>
          <tbody>
            {price !== null && (
              <tr>
                <th scope="row">{t('calculator:price')}</th>
                <td>{money(price)}</td>
              </tr>
            )}
            {lines.map(([label, amount, isSum]) => (
              <tr key={label} className={isSum ? styles.sum : undefined}>
                <th scope="row">{label}</th>
                <td>
                  {money(amount)}
                  {isSum && share(amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {price !== null && (
          <p className={styles.payback} role="status">
            {payback.outcome === 'never' && t('calculator:never')}
            {payback.outcome === 'within' &&
              t('calculator:within', {
                year: paybackYear(start, payback.years),
                years: formatNumber(payback.years, language),
              })}
            {payback.outcome === 'late' &&
              t('calculator:late', {
                until: leaseUntil?.slice(0, 4) ?? '',
                years: formatNumber(payback.years, language),
              })}
          </p>
        )}
      </div>
      <div>
        <LineChart
          label={t('calculator:chart', { count: horizon })}
          points={sums.map((_, point) => formatNumber(point, language))}
          pointsLabel={page('project:forecastChart.years')}
          series={[{ key: 'own', label: t('calculator:ownFigures'), values: sums }]}
          strong="own"
          reference={
            price === null
              ? undefined
              : {
                  label: page('project:forecastChart.price', {
                    price: formatMoney(price, language),
                  }),
                  value: price,
                }
          }
          format={(amount) => formatMoney(amount, language)}
          tone="palm"
        />
      </div>
      {price !== null && project.paymentStages.length > 0 && (
        <PaymentPlan price={price} stages={project.paymentStages} money={money} t={t} />
      )}
      <div className={styles.assumptions}>
        <h4>{t('calculator:assumptions.title')}</h4>
        <ul>
          <li>
            {t('calculator:assumptions.shares', {
              management: formatNumber(managementFee, language),
              tax: formatNumber(tax, language),
            })}
          </li>
          <li>
            {runningCosts > 0
              ? t('calculator:assumptions.running', { amount: formatMoney(runningCosts, language) })
              : t('calculator:assumptions.noRunning')}
          </li>
          {leaseUntil && years !== undefined && (
            <li>
              {t('calculator:assumptions.lease', {
                date: formatDate(leaseUntil, language),
                years: page('project:years', { count: years }),
              })}
            </li>
          )}
          {deadline && (
            <li>{t('calculator:assumptions.start', { date: formatDate(start, language) })}</li>
          )}
          {rate && ratesOn && (
            <li>
              {t('calculator:assumptions.rate', {
                currency: labelOf('project:currency', rate.currency),
                rate: formatNumber(rate.rate, language, 2),
                date: formatDate(ratesOn, language),
              })}
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

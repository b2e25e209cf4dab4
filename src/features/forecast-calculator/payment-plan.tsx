import { paymentsOf, type PaymentStage } from '../../domain/own-forecast';
import { formatDate, formatNumber } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import type { Translate } from '../../i18n/translator';
import { useLocale } from '../../i18n/use-locale';
import * as styles from './calculator.module.css';

interface PaymentPlanProps {
  /** US dollars. */
  price: number;
  stages: readonly PaymentStage[];
  money: (amount: number) => string;
  t: Translate<'calculator'>;
}

/** The stages of payment with their days and sums. */
export function PaymentPlan({ price, stages, money, t }: PaymentPlanProps) {
  const { labelOf } = useTranslation();
  const { language } = useLocale();
  return (
    <table className={`${styles.table} ${styles.payments}`}>
      <caption>{t('calculator:payments')}</caption>
      <tbody>
        {paymentsOf(price, stages).map(({ stage, share, date, amount }) => (
          <tr key={stage}>
            <th scope="row">
              {labelOf('project:payment', stage)}
              <span className={styles.day}>
                {date ? formatDate(date, language) : t('calculator:contractDay')}
              </span>
            </th>
            <td>
              {t('calculator:part', {
                share: formatNumber(share, language),
                amount: money(amount),
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

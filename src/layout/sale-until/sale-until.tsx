import { useRef } from 'react';
import { hasPrice } from '../../domain/project';
import { daysLeft } from '../../domain/sale';
import { useOfficeToday } from '../../hooks/use-office-today';
import { formatDate, formatMoney } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { NO_BREAK_SPACE } from '../../utils/spaces';
import * as styles from './sale-until.module.css';

interface SaleUntilProps {
  /** ISO 8601 date of the last day. */
  validUntil: string;
  /** What a buyer saves at most, US dollars. */
  saving?: number | null;
  /** Whether it had ended when the site was built. */
  expired?: boolean;
}

/** What an offer saves, its last day, and once the browser knows the date, how long that is. */
export function SaleUntil({ validUntil, saving, expired = false }: SaleUntilProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const text = useRef<HTMLSpanElement>(null);
  const today = useOfficeToday(text);
  const date = formatDate(validUntil, language);
  const left = today === undefined ? undefined : daysLeft(validUntil, today);
  const hasEnded = left === undefined ? expired : left === 0;
  return (
    <span ref={text} className={hasEnded ? undefined : styles.until}>
      {!hasEnded && hasPrice(saving) && (
        <span className={styles.saving}>
          {t('common:sale.saving', { amount: formatMoney(saving, language) })}
        </span>
      )}
      {t(hasEnded ? 'common:sale.ended' : 'common:sale.until', { date })}
      {!hasEnded &&
        left !== undefined &&
        ` · ${t('common:sale.left', { count: left }).replaceAll(' ', NO_BREAK_SPACE)}`}
    </span>
  );
}

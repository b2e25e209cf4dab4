import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { daysLeft } from '../../domain/sale';
import { useOfficeToday } from '../../hooks/use-office-today';
import { formatDate } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';

const NO_BREAK_SPACE = '\u00a0';

interface SaleUntilProps {
  /** ISO 8601 date of the last day. */
  validUntil: string;
  /** Whether it had ended when the site was built. */
  expired?: boolean;
}

/** The last day of an offer, and once the browser knows the date, how long that is. */
export function SaleUntil({ validUntil, expired = false }: SaleUntilProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const text = useRef<HTMLSpanElement>(null);
  const today = useOfficeToday(text);
  const date = formatDate(validUntil, language);
  const left = today === undefined ? undefined : daysLeft(validUntil, today);
  const hasEnded = left === undefined ? expired : left === 0;
  return (
    <span ref={text}>
      {t(hasEnded ? 'common:sale.ended' : 'common:sale.until', { date })}
      {!hasEnded &&
        left !== undefined &&
        ` · ${t('common:sale.left', { count: left }).replaceAll(' ', NO_BREAK_SPACE)}`}
    </span>
  );
}

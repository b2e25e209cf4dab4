import { clockTime, ownTime, ownTimeZone } from '../../domain/meeting';
import { officeToday, OFFICE_TIME_ZONE } from '../../domain/office-today';
import { formatDate } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import type { OwnLead } from './account-calls';
import * as styles from './account.module.css';

/** When a meeting is, by the office's clock and by the visitor's own. */
export function MeetingTime({ meeting }: { meeting: NonNullable<OwnLead['meeting']> }) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { start, minutes, mode } = meeting;
  const zone = ownTimeZone();
  const own = ownTime(start, zone, language);
  return (
    <p className={styles.time}>
      <time dateTime={start}>
        {t('account:meeting.when', {
          day: formatDate(officeToday(new Date(start)), language),
          time: clockTime(start, OFFICE_TIME_ZONE, language),
          minutes,
        })}
      </time>
      {own && <span>{t('account:meeting.own', { time: own })}</span>}
      {mode && <span>{t(`account:mode.${mode}`)}</span>}
    </p>
  );
}

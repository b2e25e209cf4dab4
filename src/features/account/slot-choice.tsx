import { useState, type FormEvent } from 'react';
import { clockTime, ownTime, ownTimeZone } from '../../domain/meeting';
import { OFFICE_TIME_ZONE } from '../../domain/office-today';
import { formatDate } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/button/button';
import { SelectField } from '../../ui/field/inputs';
import { useMeetingOffer } from '../lead-form/use-meeting-offer';
import * as styles from './account.module.css';

interface SlotChoiceProps {
  isBusy: boolean;
  /** @param start - ISO 8601, UTC */
  onChoose(start: string): void;
  onClose(): void;
}

/** Another day and time for a meeting, among those that are free. */
export function SlotChoice({ isBusy, onChoose, onClose }: SlotChoiceProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { state, reload } = useMeetingOffer();
  const [chosenDay, setDay] = useState('');
  const [chosenStart, setStart] = useState('');
  if (state.name === 'loading') return <p role="status">{t('account:loading')}</p>;
  if (state.name === 'failed') {
    return (
      <div role="alert">
        <p>{t('account:slots.failed')}</p>
        <Button look="outline" onClick={reload}>
          {t('account:again')}
        </Button>
      </div>
    );
  }
  const { days } = state.offer;
  const day = days.find((candidate) => candidate.day === chosenDay) ?? days[0];
  if (!day) return <p role="status">{t('account:slots.none')}</p>;
  const start = day.starts.includes(chosenStart) ? chosenStart : (day.starts[0] ?? '');
  const zone = ownTimeZone();
  const timeLabel = (value: string) => {
    const own = ownTime(value, zone, language);
    const time = clockTime(value, OFFICE_TIME_ZONE, language);
    return own ? `${time} (${t('account:meeting.own', { time: own })})` : time;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose(start);
  };
  return (
    <form className={styles.form} aria-label={t('account:meeting.move')} onSubmit={submit}>
      <div className={styles.pair}>
        <SelectField
          label={t('account:slots.day')}
          value={day.day}
          onChange={(event) => setDay(event.target.value)}
          options={days.map(({ day: value }) => ({ value, label: formatDate(value, language) }))}
        />
        <SelectField
          label={t('account:slots.time')}
          value={start}
          onChange={(event) => setStart(event.target.value)}
          options={day.starts.map((value) => ({ value, label: timeLabel(value) }))}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isBusy}>
          {t('account:slots.choose')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('account:meeting.no')}
        </Button>
      </div>
    </form>
  );
}

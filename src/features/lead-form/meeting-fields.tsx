import { useEffect, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import {
  MEETING_PLACES,
  ON_SITE,
  type FieldProblem,
  type LeadValues,
  type MeetingPlace,
} from '../../domain/lead';
import { clockTime, dayPart, ownTime, ownTimeZone } from '../../domain/meeting';
import { OFFICE_TIME_ZONE } from '../../domain/office-today';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { formatDate } from '../../i18n/format';
import { LOCALES, type Locale } from '../../i18n/locales';
import type { Translate } from '../../i18n/translator';
import { Button } from '../../ui/button/button';
import { ChoiceField } from '../../ui/field/choice-field';
import { SelectField } from '../../ui/field/inputs';
import * as styles from './lead-form.module.css';
import { placeText, weekday } from './meeting-texts';
import { useMeetingOffer } from './use-meeting-offer';

interface MeetingFieldsProps {
  control: Control<LeadValues>;
  t: Translate<'forms'>;
  locale: Locale;
  /** Called with the length of a meeting, minutes, once it is known. */
  onMinutes(minutes: number): void;
}

const useWords = (t: Translate<'forms'>) => (problem: string | undefined) =>
  problem && t(`forms:problem.${problem as FieldProblem}`);

/** Place, day and time of a meeting; on the island the visitor's dates decide. */
export function MeetingFields(props: MeetingFieldsProps) {
  const { control, t, locale } = props;
  const mode = useController({ control, name: 'meeting_mode' });
  const address = useSiteSettings(locale)?.address;
  const wrong = useWords(t);
  const place = mode.field.value as MeetingPlace | '';
  return (
    <div className={styles.meeting}>
      <ChoiceField
        label={t('forms:mode.label')}
        hint={<span className={styles.place}>{place && placeText(t, place, address)}</span>}
        error={wrong(mode.fieldState.error?.message)}
        isRequired
        choices={MEETING_PLACES.map((value) => ({ value, label: t(`forms:mode.${value}`) }))}
        {...mode.field}
      />
      {place !== ON_SITE && (
        <div className={styles.times}>
          <Times {...props} />
        </div>
      )}
    </div>
  );
}

/** The free times in the office's time zone, with those of the visitor's beside. */
function Times({ control, t, locale, onMinutes }: MeetingFieldsProps) {
  const { language } = LOCALES[locale];
  const start = useController({ control, name: 'meeting_start' });
  const { state, reload } = useMeetingOffer();
  const [chosenDay, setDay] = useState('');
  const wrong = useWords(t);
  const { error } = start.fieldState;
  useEffect(() => {
    // Another request has taken the slot, so the offer shown is stale.
    if (error?.message === 'slotGone') reload();
  }, [error, reload]);
  useEffect(() => {
    if (state.name === 'ready') onMinutes(state.offer.minutes);
  }, [state, onMinutes]);

  if (state.name === 'loading') return <p role="status">{t('forms:slots.loading')}</p>;
  if (state.name === 'failed') {
    return (
      <div role="alert" data-no-times="">
        <p>{t('forms:slots.failed')}</p>
        <Button look="outline" onClick={reload}>
          {t('forms:again')}
        </Button>
      </div>
    );
  }
  const { minutes, days } = state.offer;
  if (days.length === 0) return <p role="status">{t('forms:slots.none')}</p>;
  const kept = days.find(({ starts }) => starts.includes(start.field.value))?.day;
  const day = days.find((candidate) => candidate.day === (chosenDay || kept)) ?? days[0];
  const zone = ownTimeZone();
  return (
    <>
      <SelectField
        label={t('forms:slots.day')}
        options={days.map(({ day: value }) => ({
          value,
          label: `${weekday(value, language)}, ${formatDate(value, language)}`,
        }))}
        value={day?.day}
        onChange={(event) => {
          setDay(event.target.value);
          start.field.onChange('');
        }}
      />
      <ChoiceField
        label={t('forms:slots.time', { minutes })}
        error={wrong(error?.message)}
        isRequired
        choices={(day?.starts ?? []).map((value) => {
          const own = ownTime(value, zone, language);
          return {
            value,
            label: clockTime(value, OFFICE_TIME_ZONE, language),
            detail: own && t('forms:slots.own', { time: own }),
            group: t(`forms:dayPart.${dayPart(value)}`),
          };
        })}
        {...start.field}
        onChange={(event) => {
          setDay(day?.day ?? '');
          start.field.onChange(event);
        }}
      />
    </>
  );
}

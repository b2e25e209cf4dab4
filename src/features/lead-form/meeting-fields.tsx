import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { MEETING_MODES, type FieldProblem, type LeadValues } from '../../domain/lead';
import { clockTime, ownTime } from '../../domain/meeting';
import { OFFICE_TIME_ZONE } from '../../domain/office-today';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { formatDate } from '../../i18n/format';
import { LOCALES, type Locale } from '../../i18n/locales';
import { Button } from '../../ui/button/button';
import { ChoiceField } from '../../ui/field/choice-field';
import { SelectField } from '../../ui/field/inputs';
import * as styles from './lead-form.module.css';
import { officeText, weekday } from './meeting-texts';
import { useMeetingOffer } from './use-meeting-offer';

interface MeetingFieldsProps {
  control: Control<LeadValues>;
  t: TFunction;
  locale: Locale;
}

const useWords = (t: TFunction) => (problem: string | undefined) =>
  problem && t(`forms:problem.${problem as FieldProblem}`);

/** Where one meets, on which day and when. */
export function MeetingFields({ control, t, locale }: MeetingFieldsProps) {
  const mode = useController({ control, name: 'meeting_mode' });
  const address = useSiteSettings(locale)?.address;
  const wrong = useWords(t);
  return (
    <div className={styles.meeting}>
      <ChoiceField
        label={t('forms:mode.label')}
        hint={
          <>
            {officeText(t, address)} {t('forms:place.online')} {t('forms:place.island')}
          </>
        }
        error={wrong(mode.fieldState.error?.message)}
        isRequired
        choices={MEETING_MODES.map((value) => ({ value, label: t(`forms:mode.${value}`) }))}
        {...mode.field}
      />
      <div className={styles.times}>
        <Times control={control} t={t} locale={locale} />
      </div>
    </div>
  );
}

/** The free times; they are the office's, the visitor's own beside. */
function Times({ control, t, locale }: MeetingFieldsProps) {
  const { language } = LOCALES[locale];
  const start = useController({ control, name: 'meeting_start' });
  const { state, reload } = useMeetingOffer();
  const [chosenDay, setDay] = useState('');
  const wrong = useWords(t);
  const { error } = start.fieldState;
  useEffect(() => {
    // Somebody else has taken it, so that the offer on show is out of date.
    if (error?.message === 'slotGone') reload();
  }, [error, reload]);

  if (state.name === 'loading') return <p role="status">{t('forms:slots.loading')}</p>;
  if (state.name === 'failed') {
    return (
      <div role="alert">
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
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
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

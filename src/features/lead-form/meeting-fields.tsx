import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { MEETING_MODES, type FieldProblem, type LeadValues } from '../../domain/lead';
import { clockTime, ownTime } from '../../domain/meeting';
import { OFFICE_TIME_ZONE } from '../../domain/office-today';
import { formatDate } from '../../i18n/format';
import { LOCALES, type Locale } from '../../i18n/locales';
import { Button } from '../../ui/button/button';
import { ChoiceField } from '../../ui/field/choice-field';
import { SelectField } from '../../ui/field/inputs';
import * as styles from './lead-form.module.css';
import { useMeetingOffer } from './use-meeting-offer';

interface MeetingFieldsProps {
  control: Control<LeadValues>;
  t: TFunction;
  locale: Locale;
}

const weekday = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Where one meets, on which day and when; times are the office's, the visitor's own beside. */
export function MeetingFields({ control, t, locale }: MeetingFieldsProps) {
  const { language } = LOCALES[locale];
  const mode = useController({ control, name: 'meeting_mode' });
  const start = useController({ control, name: 'meeting_start' });
  const { state, reload } = useMeetingOffer();
  const [chosenDay, setDay] = useState('');
  const wrong = (problem: string | undefined) =>
    problem && t(`forms:problem.${problem as FieldProblem}`);

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
    <div className={styles.meeting}>
      <ChoiceField
        label={t('forms:mode.label')}
        error={wrong(mode.fieldState.error?.message)}
        choices={MEETING_MODES.map((value) => ({ value, label: t(`forms:mode.${value}`) }))}
        {...mode.field}
      />
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
        error={wrong(start.fieldState.error?.message)}
        choices={(day?.starts ?? []).map((value) => {
          const own = ownTime(value, zone, language);
          return {
            value,
            label: clockTime(value, OFFICE_TIME_ZONE, language),
            detail: own && t('forms:slots.own', { time: own }),
          };
        })}
        {...start.field}
      />
    </div>
  );
}

import { useState } from 'react';
import { calendarFile } from '../../domain/calendar-file';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { LOCALES, type Locale } from '../../i18n/locales';
import type { Translate } from '../../i18n/translator';
import { buttonClass } from '../../ui/button/button';
import * as styles from './lead-form.module.css';
import { meetingTimes, placeText } from './meeting-texts';

export interface BookingProps {
  meeting: {
    /** Id of the request. */
    id: string;
    /** ISO 8601, UTC. */
    start: string;
    /** Length; without it there is no file for a calendar. */
    minutes: number | undefined;
    isOnline: boolean;
    /** Name of what it is about. */
    subject: string | undefined;
  };
  t: Translate<'forms'>;
  locale: Locale;
}

/** A meeting that is booked: day, both clocks, place, who calls, and a file for a calendar. */
export function Booking({ meeting, t, locale }: BookingProps) {
  const { id, start, minutes, isOnline, subject } = meeting;
  const settings = useSiteSettings(locale);
  const { day, office, own } = meetingTimes(t, start, LOCALES[locale].language);
  const place = placeText(t, isOnline ? 'online' : 'offline', settings?.address);
  const title = [settings?.companyName, t('forms:booking.title'), subject]
    .filter(Boolean)
    .join(' · ');
  const [file] = useState(
    () =>
      minutes &&
      `data:text/calendar;charset=utf-8,${encodeURIComponent(
        calendarFile({ id, start, minutes, title, place }, new Date()),
      )}`,
  );
  const facts = [
    { label: t('forms:booking.day'), value: day },
    {
      label: t('forms:booking.time'),
      value: (
        <>
          {office}
          {own && <span className={styles.own}>{t('forms:slots.own', { time: own })}</span>}
        </>
      ),
    },
    { label: t('forms:booking.place'), value: place },
    {
      label: t('forms:booking.who'),
      value: settings?.phoneText && t('forms:booking.caller', { phone: settings.phoneText }),
    },
  ];
  return (
    <>
      <dl className={styles.booking}>
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {file && (
        <a className={buttonClass('outline')} href={file} download="meeting.ics">
          {t('forms:booking.calendar')}
        </a>
      )}
    </>
  );
}

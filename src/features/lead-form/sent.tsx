import { useEffect, useRef } from 'react';
import { hasField, type LeadKind, type LeadValues } from '../../domain/lead';
import { isAnsweredInDays, REPLY_DAYS } from '../../domain/reply-days';
import type { Locale } from '../../i18n/locales';
import type { Translate } from '../../i18n/translator';
import { Button, buttonClass } from '../../ui/button/button';
import { Booking, type BookingProps } from './booking';
import { lacksCatalogue } from './kind-text';
import * as styles from './lead-form.module.css';

interface SentProps {
  kind: LeadKind;
  /** What was sent. */
  values: LeadValues;
  meeting: Omit<BookingProps['meeting'], 'start' | 'isOnline'>;
  t: Translate<'forms'>;
  locale: Locale;
  /** URL of the catalogue, if it was requested and exists. */
  fileUrl: string | undefined;
  onAgain(): void;
}

function nextText(t: Translate<'forms'>, kind: LeadKind, hasCatalogue: boolean): string {
  if (lacksCatalogue(kind, hasCatalogue)) return t('forms:materials.next');
  return isAnsweredInDays(kind)
    ? t(`forms:next.${kind}`, { count: REPLY_DAYS[kind] })
    : t(`forms:next.${kind}`);
}

/** The thank-you; it takes the focus. */
export function Sent({ kind, values, meeting, t, locale, fileUrl, onAgain }: SentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { meeting_start: start, meeting_mode: mode } = values;
  return (
    <div ref={box} className={styles.sent} role="status" tabIndex={-1}>
      <h3>{t('forms:sent')}</h3>
      {hasField(kind, 'meeting_start') && start && (
        <Booking
          meeting={{ ...meeting, start, isOnline: mode === 'online' }}
          t={t}
          locale={locale}
        />
      )}
      <p>{nextText(t, kind, !!fileUrl)}</p>
      {fileUrl && (
        <a className={buttonClass()} href={fileUrl}>
          {t('forms:download')}
        </a>
      )}
      <Button look="quiet" className={styles.another} onClick={onAgain}>
        {t('forms:another')}
      </Button>
    </div>
  );
}

import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import type { LeadKind, LeadValues } from '../../domain/lead';
import { REPLY_DAYS } from '../../domain/reply-days';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { LOCALES, type Locale } from '../../i18n/locales';
import { Button, buttonClass } from '../../ui/button/button';
import * as styles from './lead-form.module.css';
import { meetingTime, officeText } from './meeting-texts';

interface SentProps {
  kind: LeadKind;
  /** What was sent. */
  values: LeadValues;
  t: TFunction;
  locale: Locale;
  /** Address of the catalogue, where one was asked for and there is one. */
  fileUrl: string | undefined;
  onAgain(): void;
}

/** The thank-you; it takes the focus. */
export function Sent({ kind, values, t, locale, fileUrl, onAgain }: SentProps) {
  const box = useRef<HTMLDivElement>(null);
  const address = useSiteSettings(locale)?.address;
  useEffect(() => box.current?.focus(), []);
  const isOnline = values.meeting_mode === 'online';
  return (
    <div ref={box} className={styles.sent} role="status" tabIndex={-1}>
      <h3>{t('forms:sent')}</h3>
      {kind === 'meeting' && values.meeting_start && (
        <p>
          <strong>{meetingTime(t, values.meeting_start, LOCALES[locale].language)}</strong>
          <br />
          {isOnline ? t('forms:place.online') : officeText(t, address)}
        </p>
      )}
      <p>
        {kind === 'catalogue' && !fileUrl
          ? t('forms:materials.next')
          : t(`forms:next.${kind}`, { count: REPLY_DAYS[kind] })}
      </p>
      {fileUrl && (
        <p>
          <a className={buttonClass()} href={fileUrl}>
            {t('forms:download')}
          </a>
        </p>
      )}
      <Button look="quiet" onClick={onAgain}>
        {t('forms:another')}
      </Button>
    </div>
  );
}

import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import type { LeadKind } from '../../domain/lead';
import { REPLY_DAYS } from '../../domain/reply-days';
import { Button, buttonClass } from '../../ui/button/button';
import * as styles from './lead-form.module.css';

interface SentProps {
  kind: LeadKind;
  t: TFunction;
  /** Address of the catalogue, where one was asked for and there is one. */
  fileUrl: string | undefined;
  onAgain(): void;
}

/** The thank-you; it takes the focus. */
export function Sent({ kind, t, fileUrl, onAgain }: SentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.sent} role="status" tabIndex={-1}>
      <h3>{t('forms:sent')}</h3>
      <p>{t(`forms:next.${kind}`, { count: REPLY_DAYS[kind] })}</p>
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

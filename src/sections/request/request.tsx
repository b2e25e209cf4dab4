import type { ReactNode } from 'react';
import { RequestPanel } from '../../features/lead-form/request-panel';
import type { LeadRequest } from '../../features/lead-form/lead-request';
import { useTranslation } from '../../i18n/translation';
import { Section } from '../../ui/section/section';
import * as styles from './request.module.css';

interface RequestProps {
  title: string;
  /** A sentence under the title. */
  intro?: string;
  request: LeadRequest;
  /** The other ways to reach the company, where the page has not said them. */
  children?: ReactNode;
}

/** A form with the other ways to reach the company beside it. */
export function Request({ title, intro, request, children }: RequestProps) {
  const { t } = useTranslation();
  return (
    <Section id="request" tone="sand" title={title} intro={intro}>
      <div className={styles.layout}>
        <RequestPanel {...request} />
        {children && (
          <div className={styles.ways}>
            <h3 className={styles.name}>{t('common:reach')}</h3>
            {children}
          </div>
        )}
      </div>
    </Section>
  );
}

import { useState } from 'react';
import { ROUTES } from '../../config/routes';
import { formatDate } from '../../i18n/format';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Button, buttonClass } from '../../ui/button/button';
import { AccountFailureNotice } from './account-form';
import * as styles from './account.module.css';
import type { OwnLead } from './account-calls';
import { MeetingChanges } from './meeting-changes';
import { MeetingTime } from './meeting-time';
import { useOwnLeads } from './use-own-leads';

function About({ lead }: { lead: OwnLead }) {
  const about = [lead.sale, lead.vacancy].filter(Boolean).join(', ');
  return (
    <>
      {lead.project && lead.project_slug ? (
        <LocalizedLink to={`${ROUTES.projects}/${lead.project_slug}`}>{lead.project}</LocalizedLink>
      ) : (
        lead.project
      )}
      {about && <span>{about}</span>}
      {lead.file_name && <span>{lead.file_name}</span>}
    </>
  );
}

interface RequestProps {
  lead: OwnLead;
  onChanged(message: string): void;
}

function Request({ lead, onChanged }: RequestProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <li className={styles.request}>
      <div className={styles.requestHead}>
        <h3>{t(`account:kind.${lead.kind}`)}</h3>
        <span className={styles.state}>{t(`account:status.${lead.status}`)}</span>
      </div>
      <div className={styles.facts}>
        <span>{t('account:requests.sent', { date: formatDate(lead.created, language) })}</span>
        <About lead={lead} />
      </div>
      {lead.meeting && <MeetingTime meeting={lead.meeting} />}
      {lead.meeting?.movable && <MeetingChanges lead={lead} onChanged={onChanged} />}
      {lead.catalogue_url && (
        <a className={buttonClass('outline')} href={lead.catalogue_url}>
          {t('account:requests.catalogue')}
        </a>
      )}
    </li>
  );
}

/** The visitor's requests with their status, and their meetings. */
export function OwnRequests() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { state, reload } = useOwnLeads(locale);
  const [message, setMessage] = useState('');
  if (state.name === 'loading') return <p role="status">{t('account:loading')}</p>;
  if (state.name === 'failed') {
    return (
      <div className={styles.form}>
        <AccountFailureNotice failure={state.failure} />
        <Button look="outline" onClick={() => void reload()}>
          {t('account:again')}
        </Button>
      </div>
    );
  }
  const onChanged = (text: string) => {
    setMessage(text);
    void reload();
  };
  return (
    <>
      <p className={styles.status} role="status">
        {message}
      </p>
      {state.leads.length === 0 ? (
        <p>{t('account:requests.none')}</p>
      ) : (
        <ul className={styles.requests}>
          {state.leads.map((lead) => (
            <Request key={lead.id} lead={lead} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </>
  );
}

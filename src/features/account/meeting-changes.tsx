import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountFailure } from '../../domain/account';
import { Button } from '../../ui/button/button';
import { cancelMeeting, moveMeeting, refusalOf, type OwnLead } from './account-calls';
import { FailureNotice } from './account-form';
import * as styles from './account.module.css';
import { SlotChoice } from './slot-choice';

interface MeetingChangesProps {
  lead: OwnLead;
  /** Gets what is said about it. */
  onChanged(message: string): void;
}

/** Moving and cancelling a meeting; cancelling is asked about once more. */
export function MeetingChanges({ lead, onChanged }: MeetingChangesProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'closed' | 'move' | 'cancel'>('closed');
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>, message: string) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      setStep('closed');
      onChanged(message);
    } catch (error) {
      setFailure(refusalOf(error).failure);
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    setStep('closed');
    setFailure(undefined);
  };

  return (
    <div className={styles.changes}>
      {step === 'closed' && (
        <div className={styles.actions}>
          <Button look="outline" onClick={() => setStep('move')}>
            {t('account:meeting.move')}
          </Button>
          <Button look="quiet" onClick={() => setStep('cancel')}>
            {t('account:meeting.cancel')}
          </Button>
        </div>
      )}
      {step === 'move' && (
        <SlotChoice
          isBusy={isBusy}
          onClose={close}
          onChoose={(start) =>
            void run(() => moveMeeting(lead.id, start), t('account:meeting.moved'))
          }
        />
      )}
      {step === 'cancel' && (
        <div className={styles.form} role="group" aria-label={t('account:meeting.cancel')}>
          <p>{t('account:meeting.sure')}</p>
          <div className={styles.actions}>
            <Button
              aria-disabled={isBusy}
              onClick={() => void run(() => cancelMeeting(lead.id), t('account:meeting.cancelled'))}
            >
              {t('account:meeting.yes')}
            </Button>
            <Button look="quiet" onClick={close}>
              {t('account:meeting.no')}
            </Button>
          </div>
        </div>
      )}
      <FailureNotice failure={failure} />
    </div>
  );
}

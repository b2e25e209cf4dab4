import { useState } from 'react';
import type { AccountFailure } from '../../domain/account';
import { useTranslation } from '../../i18n/translation';
import { track } from '../../utils/data-layer';
import { Button } from '../../ui/button/button';
import { cancelMeeting, moveMeeting, refusalOf, type OwnLead } from './account-calls';
import { AccountFailureNotice } from './account-form';
import * as styles from './account.module.css';
import { SlotChoice } from './slot-choice';

interface MeetingChangesProps {
  lead: OwnLead;
  /** Called with the message to show. */
  onChanged(message: string): void;
}

/** Moves or cancels a meeting; cancelling needs a confirmation. */
export function MeetingChanges({ lead, onChanged }: MeetingChangesProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'closed' | 'move' | 'cancel'>('closed');
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, setBusy] = useState(false);

  const details = { meeting_mode: lead.meeting?.mode ?? '' };

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
            void run(async () => {
              await moveMeeting(lead.id, start);
              track('meeting_moved', details);
            }, t('account:meeting.moved'))
          }
        />
      )}
      {step === 'cancel' && (
        <div className={styles.form} role="group" aria-label={t('account:meeting.cancel')}>
          <p>{t('account:meeting.sure')}</p>
          <div className={styles.actions}>
            <Button
              aria-disabled={isBusy}
              onClick={() =>
                void run(async () => {
                  await cancelMeeting(lead.id);
                  track('meeting_cancelled', details);
                }, t('account:meeting.cancelled'))
              }
            >
              {t('account:meeting.yes')}
            </Button>
            <Button look="quiet" onClick={close}>
              {t('account:meeting.no')}
            </Button>
          </div>
        </div>
      )}
      <AccountFailureNotice failure={failure} />
    </div>
  );
}

import { useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog';
import type { ModalProps } from '../modal/modal-host';
import type { RequestModalData } from './open-request';

/** A form over the page. */
export function RequestDialog({ locale, data, onClose }: ModalProps) {
  const { title, request, RequestForm, t } = data as RequestModalData;
  const [isSent, setSent] = useState(false);
  return (
    <Dialog
      title={isSent ? t('forms:thanks') : title}
      closeLabel={t('forms:close')}
      onClose={onClose}
    >
      <RequestForm {...request} t={t} locale={locale} hasOtherWays onSent={() => setSent(true)} />
    </Dialog>
  );
}

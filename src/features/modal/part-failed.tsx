import { useEffect, useRef } from 'react';
import { errorStrings } from '../error-page/error-strings';
import type { ModalProps } from './modal-host';

/** A native `dialog` in the initial chunk: nothing can be loaded after a failure. */
export function PartFailed({ locale, data, onClose }: ModalProps) {
  const t = errorStrings(locale);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const again = () => {
    onClose();
    (data as () => void)();
  };
  return (
    <dialog ref={dialog} aria-label={t('error:part')} onClose={onClose}>
      <p>{t('error:part')}</p>
      <button type="button" onClick={again}>
        {t('error:retry')}
      </button>{' '}
      <button type="button" onClick={onClose}>
        {t('error:close')}
      </button>
    </dialog>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { deleteAccount } from './account-calls';
import { AccountInput, FormFrame } from './account-form';
import { signOut } from './auth';
import { useAccountForm } from './use-account-form';

/** The end of an account; asked for with the password. */
export function DeleteForm({ onDeleted }: { onDeleted(): void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const form = useAccountForm({
    send: async ({ current }) => {
      await deleteAccount(current);
      onDeleted();
      await signOut();
    },
  });
  if (!isOpen) {
    return (
      <Button look="outline" onClick={() => setOpen(true)}>
        {t('account:delete.open')}
      </Button>
    );
  }
  return (
    <FormFrame
      form={form}
      label={t('account:delete.title')}
      action={t('account:delete.action')}
      aside={
        <Button look="quiet" onClick={() => setOpen(false)}>
          {t('account:meeting.no')}
        </Button>
      }
    >
      <AccountInput form={form} field="current" autoComplete="current-password" />
    </FormFrame>
  );
}

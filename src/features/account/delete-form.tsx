import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { deleteAccount } from './account-calls';
import { AccountInput, FormFrame } from './account-form';
import { signOut } from './auth';
import { useAccountForm } from './use-account-form';

interface DeleteFormProps {
  /** Whether the account has a password to ask for; otherwise its address is. */
  hasPassword: boolean;
  onDeleted(): void;
}

/** The end of an account; never by a slip of the hand. */
export function DeleteForm({ hasPassword, onDeleted }: DeleteFormProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const form = useAccountForm({
    send: async ({ current, email }) => {
      await deleteAccount(hasPassword ? { password: current } : { email });
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
      {hasPassword ? (
        <AccountInput form={form} field="current" autoComplete="current-password" />
      ) : (
        <AccountInput
          form={form}
          field="email"
          autoComplete="off"
          hint={t('account:delete.confirm')}
        />
      )}
    </FormFrame>
  );
}

import { useState } from 'react';
import { useTranslation } from '../../i18n/translation';
import { Button } from '../../ui/button/button';
import { deleteAccount } from './account-calls';
import { AccountInput, FormFrame } from './account-form';
import { signOut } from './auth';
import { useAccountForm } from './use-account-form';

interface DeleteFormProps {
  /** Whether to confirm by the password; otherwise by the e-mail address. */
  hasPassword: boolean;
  onDeleted(): void;
}

/** Deletes the account, after a confirmation. */
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

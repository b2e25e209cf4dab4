import { useState } from 'react';
import { useTranslation } from '../../i18n/translation';
import { changePassword } from './account-calls';
import { AccountInput, FormFrame, NewPasswordInput } from './account-form';
import { useAccountForm } from './use-account-form';

/** Change of the password, which asks for the current one. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  const form = useAccountForm({
    send: async ({ current, password }) => {
      await changePassword(email, { current, password });
      setRound((count) => count + 1);
    },
  });
  return (
    <>
      {/* A new key empties the fields after each change. */}
      <FormFrame
        key={round}
        form={form}
        label={t('account:password.title')}
        action={t('account:password.save')}
      >
        {/* For the browser's password manager. */}
        <input type="hidden" autoComplete="username" value={email} />
        <AccountInput form={form} field="current" autoComplete="current-password" />
        <NewPasswordInput form={form} />
      </FormFrame>
      {round > 0 && <p role="status">{t('account:password.saved')}</p>}
    </>
  );
}

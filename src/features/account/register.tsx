import { useState } from 'react';
import { ROUTES } from '../../config/routes';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/button/button';
import { register } from './account-calls';
import { AccountInput, FormFrame } from './account-form';
import { Done } from './done';
import { useAccountForm } from './use-account-form';

/** Requests an account. The response does not reveal whether there is one. */
export function Register({ onBack }: { onBack(): void }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm({
    send: async ({ name, email }) => {
      await register({ name, email, locale });
      setSentTo(email);
    },
  });
  if (sentTo) {
    return (
      <Done title={t('account:register.sent')}>
        <p>{t('account:register.look', { email: sentTo })}</p>
        <Button look="outline" onClick={onBack}>
          {t('account:register.back')}
        </Button>
      </Done>
    );
  }
  return (
    <FormFrame
      form={form}
      label={t('account:register.title')}
      action={t('account:register.action')}
      aside={
        <Button look="quiet" onClick={onBack}>
          {t('account:register.back')}
        </Button>
      }
    >
      <h2>{t('account:register.title')}</h2>
      <AccountInput form={form} field="name" autoComplete="name" />
      <AccountInput
        form={form}
        field="email"
        autoComplete="email"
        hint={t('account:register.hint')}
      />
      <p>
        {t('account:consent.before')}{' '}
        <LocalizedLink to={ROUTES.privacy}>{t('account:consent.policy')}</LocalizedLink>
        {t('account:consent.after')}
      </p>
    </FormFrame>
  );
}

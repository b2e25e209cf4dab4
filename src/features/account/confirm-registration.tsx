import { navigate } from 'gatsby';
import { ROUTES } from '../../config/routes';
import { localizePath } from '../../i18n/paths';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { confirmRegistration } from './account-calls';
import { FormFrame, NewPasswordInput } from './account-form';
import { signInWith } from './auth';
import { useAccountForm } from './use-account-form';

/** Target of the link in the registration mail: confirms the address, asks for a password. */
export function ConfirmRegistration({ token }: { token: string }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const form = useAccountForm({
    send: async ({ password }) => {
      const email = await confirmRegistration(token, password);
      await signInWith({ email, password });
      await navigate(localizePath(ROUTES.account, locale));
    },
  });
  return (
    <FormFrame form={form} label={t('account:confirm.title')} action={t('account:confirm.action')}>
      <h2>{t('account:confirm.title')}</h2>
      <NewPasswordInput form={form} />
    </FormFrame>
  );
}

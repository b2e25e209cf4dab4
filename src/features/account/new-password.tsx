import { useState } from 'react';
import { ROUTES } from '../../config/routes';
import { LocalizedLink } from '../../i18n/localized-link';
import { localizePath } from '../../i18n/paths';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { buttonClass } from '../../ui/button/button';
import { AccountInput, FormFrame, NewPasswordInput } from './account-form';
import { auth } from './auth';
import { Done } from './done';
import { useLinkToken } from './link-token';
import { useAccountForm } from './use-account-form';

function AskForLink() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm({
    send: async ({ email }) => {
      const page = localizePath(ROUTES.resetPassword, locale);
      await auth.requestPassword(email, window.location.origin + page);
      setSentTo(email);
    },
  });
  if (sentTo) {
    return (
      <Done title={t('account:reset.sent')}>
        <p>{t('account:reset.look', { email: sentTo })}</p>
      </Done>
    );
  }
  return (
    <FormFrame form={form} label={t('account:reset.ask')} action={t('account:reset.send')}>
      <p>{t('account:reset.lead')}</p>
      <AccountInput form={form} field="email" autoComplete="username" />
    </FormFrame>
  );
}

function SetPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  const form = useAccountForm({
    send: async ({ password }) => {
      await auth.resetPassword(token, password);
      setDone(true);
    },
    // Directus has several error codes for an expired or used link.
    failures: { company: 'link', signedOut: 'link', refused: 'link' },
  });
  if (isDone) {
    return (
      <Done title={t('account:reset.done')}>
        <LocalizedLink className={buttonClass()} to={ROUTES.login}>
          {t('account:signIn.action')}
        </LocalizedLink>
      </Done>
    );
  }
  return (
    <FormFrame form={form} label={t('account:reset.choose')} action={t('account:reset.save')}>
      <h2>{t('account:reset.choose')}</h2>
      <NewPasswordInput form={form} />
    </FormFrame>
  );
}

/** Password reset: the request of the link, and its target. */
export function NewPassword() {
  const token = useLinkToken('token');
  return token ? <SetPassword token={token} /> : <AskForLink />;
}

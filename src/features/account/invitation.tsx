import { useState } from 'react';
import { ROUTES } from '../../config/routes';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { buttonClass } from '../../ui/button/button';
import { FormFrame, NewPasswordInput } from './account-form';
import { auth } from './auth';
import { Done } from './done';
import { useLinkToken } from './link-token';
import { useAccountForm } from './use-account-form';

function Accept({ token }: { token: string }) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  const form = useAccountForm({
    send: async ({ password }) => {
      await auth.acceptInvite(token, password);
      setDone(true);
    },
    // Directus' response to an expired or used link.
    failures: { company: 'link', signedOut: 'link', refused: 'link' },
  });
  if (isDone) {
    return (
      <Done title={t('account:invite.done')}>
        <LocalizedLink className={buttonClass()} to={ROUTES.login}>
          {t('account:signIn.action')}
        </LocalizedLink>
      </Done>
    );
  }
  return (
    <FormFrame form={form} label={t('account:invite.title')} action={t('account:invite.action')}>
      <h2>{t('account:invite.title')}</h2>
      <NewPasswordInput form={form} />
    </FormFrame>
  );
}

/** Target of an invitation's link. */
export function Invitation() {
  const { t } = useTranslation();
  const token = useLinkToken('token');
  return token ? <Accept token={token} /> : <p>{t('account:invite.noLink')}</p>;
}

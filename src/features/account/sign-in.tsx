import { navigate } from 'gatsby';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ROUTES } from '../../config/routes';
import { localizePath } from '../../i18n/paths';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Button, buttonClass } from '../../ui/button/button';
import { loadPart } from '../../utils/load-part';
import { AccountInput, FormFrame } from './account-form';
import * as styles from './account.module.css';
import { auth, signInWith } from './auth';
import { useLinkToken } from './link-token';
import { isReturnFromProvider, Providers } from './providers';
import { Register } from './register';
import { useAccountForm } from './use-account-form';

const ConfirmRegistration = lazy(async () => ({
  default: (
    await loadPart(() => import(/* webpackChunkName: "account-links" */ './confirm-registration'))
  ).ConfirmRegistration,
}));

function SignInForm({ onRegister }: { onRegister(): void }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const form = useAccountForm({
    send: async ({ email, current }) => {
      await signInWith({ email, password: current });
      await navigate(localizePath(ROUTES.account, locale));
    },
    failures: { signedOut: 'credentials' },
  });
  return (
    <>
      <FormFrame
        form={form}
        label={t('account:signIn.title')}
        action={t('account:signIn.action')}
        aside={
          <LocalizedLink className={buttonClass('quiet')} to={ROUTES.resetPassword}>
            {t('account:signIn.forgotten')}
          </LocalizedLink>
        }
      >
        <AccountInput form={form} field="email" autoComplete="username" />
        <AccountInput form={form} field="current" autoComplete="current-password" />
      </FormFrame>
      <div className={styles.other}>
        <Providers />
        <p>{t('account:register.why')}</p>
        <Button look="outline" onClick={onRegister}>
          {t('account:register.open')}
        </Button>
      </div>
    </>
  );
}

/** Redirects a signed-in visitor to the account. */
function useLeadOn(): boolean {
  const { locale } = useLocale();
  const [isSignedIn] = useState(() => auth.isSignedIn() && !isReturnFromProvider());
  useEffect(() => {
    if (isSignedIn) void navigate(localizePath(ROUTES.account, locale), { replace: true });
  }, [isSignedIn, locale]);
  return isSignedIn;
}

function SignInOrRegister() {
  const { t } = useTranslation();
  const [isRegistering, setRegistering] = useState(false);
  if (useLeadOn()) return <p role="status">{t('account:loading')}</p>;
  return isRegistering ? (
    <Register onBack={() => setRegistering(false)} />
  ) : (
    <SignInForm onRegister={() => setRegistering(true)} />
  );
}

/** The sign-in, the registration, and the target of the registration mail. */
export function SignIn() {
  const { t } = useTranslation();
  const token = useLinkToken('confirm');
  if (!token) return <SignInOrRegister />;
  // Here, because the token is read once: a boundary further up would discard this state.
  return (
    <Suspense fallback={<p role="status">{t('account:loading')}</p>}>
      <ConfirmRegistration key={token} token={token} />
    </Suspense>
  );
}

import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../config/routes';
import { localizePath } from '../../i18n/paths';
import { useLocale } from '../../i18n/use-locale';
import { buttonClass } from '../../ui/button/button';
import { FailureNotice } from './account-form';
import { auth, signInFromProvider } from './auth';
import type { Provider } from './auth-client';

/** In the address one comes back to: signed in with a provider, or why not (Directus' word). */
const BACK = 'provider';
const REFUSED = 'reason';

/** What the address says of a provider; said once, then taken out of it. */
function takeReturn(): 'back' | 'refused' | undefined {
  const { searchParams, pathname } = new URL(window.location.href);
  const isBack = searchParams.has(BACK);
  if (!isBack && !searchParams.has(REFUSED)) return undefined;
  window.history.replaceState(window.history.state, '', pathname);
  return isBack ? 'back' : 'refused';
}

/** Whether the address is the one a provider leads back to. */
export const isReturnFromProvider = (): boolean =>
  new URLSearchParams(window.location.search).has(BACK);

/** Exactly the ways to sign in that Directus offers besides the password; none on its free edition. */
export function Providers() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  const [arrival] = useState(takeReturn);
  const [hasFailed, setFailed] = useState(arrival === 'refused');
  useEffect(() => {
    let isGone = false;
    auth.providers().then(
      (found) => !isGone && setProviders(found),
      // The password is there all the same.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    if (arrival !== 'back') return;
    signInFromProvider().then(
      () => navigate(localizePath(ROUTES.account, locale)),
      () => setFailed(true),
    );
  }, [arrival, locale]);
  return (
    <>
      <FailureNotice failure={hasFailed ? 'provider' : undefined} />
      {providers.map(({ name, label }) => (
        <a
          key={name}
          className={buttonClass('outline')}
          href={auth.providerAddress(name, `${localizePath(ROUTES.login, locale)}?${BACK}`)}
        >
          {t('account:signIn.with', { provider: label })}
        </a>
      ))}
    </>
  );
}

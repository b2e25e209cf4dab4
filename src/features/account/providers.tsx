import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { ROUTES } from '../../config/routes';
import { localizePath } from '../../i18n/paths';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { buttonClass } from '../../ui/button/button';
import { AccountFailureNotice } from './account-form';
import { auth, signInFromProvider } from './auth';
import type { Provider } from './auth-client';

/** Query parameters of the return URL: signed in with a provider, or the reason of Directus. */
const BACK = 'provider';
const REFUSED = 'reason';

/** Reads the outcome of a provider's sign-in and removes it from the URL. */
function consumeProviderReturn(): 'back' | 'refused' | undefined {
  const { searchParams, pathname } = new URL(window.location.href);
  const isBack = searchParams.has(BACK);
  if (!isBack && !searchParams.has(REFUSED)) return undefined;
  window.history.replaceState(window.history.state, '', pathname);
  return isBack ? 'back' : 'refused';
}

/** Whether this is the return URL of a provider. */
export const isReturnFromProvider = (): boolean =>
  new URLSearchParams(window.location.search).has(BACK);

/** Links to the identity providers of Directus; none on its free edition. */
export function Providers() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  const [arrival] = useState(consumeProviderReturn);
  const [hasFailed, setFailed] = useState(arrival === 'refused');
  useEffect(() => {
    let isGone = false;
    auth.providers().then(
      (found) => !isGone && setProviders(found),
      // The sign-in with the password remains.
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
      <AccountFailureNotice failure={hasFailed ? 'provider' : undefined} />
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

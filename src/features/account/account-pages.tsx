import { lazy, Suspense, type ComponentType } from 'react';
import type { RouteName } from '../../config/routes';
import { useHydrated } from '../../hooks/use-hydrated';
import { useTranslation } from '../../i18n/translation';
import { loadPart } from '../../utils/load-part';
import * as styles from './account.module.css';
import { SignIn } from './sign-in';

/** Routes of the account. */
export const ACCOUNT_ROUTES = [
  'account',
  'login',
  'resetPassword',
  'acceptInvite',
] as const satisfies readonly RouteName[];

export type AccountRoute = (typeof ACCOUNT_ROUTES)[number];

// Whoever signs in needs none of these yet.
const AccountHome = lazy(async () => ({
  default: (await loadPart(() => import(/* webpackChunkName: "account-home" */ './account-home')))
    .AccountHome,
}));
const NewPassword = lazy(async () => ({
  default: (await loadPart(() => import(/* webpackChunkName: "account-links" */ './new-password')))
    .NewPassword,
}));
const Invitation = lazy(async () => ({
  default: (await loadPart(() => import(/* webpackChunkName: "account-links" */ './invitation')))
    .Invitation,
}));

const PAGES: Readonly<Record<AccountRoute, ComponentType>> = {
  account: AccountHome,
  login: SignIn,
  resetPassword: NewPassword,
  acceptInvite: Invitation,
};

/** A page of the account. It is rendered in the browser only: the HTML knows of no session. */
export function AccountPages({ route }: { route: AccountRoute }) {
  const { t } = useTranslation();
  const Page = PAGES[route];
  return (
    <div className={styles.page}>
      {useHydrated() ? (
        <Suspense fallback={<p role="status">{t('account:loading')}</p>}>
          <Page />
        </Suspense>
      ) : (
        <noscript>{t('account:noScript')}</noscript>
      )}
    </div>
  );
}

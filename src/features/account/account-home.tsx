import { navigate } from 'gatsby';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ROUTES } from '../../config/routes';
import type { AccountFailure } from '../../domain/account';
import { LocalizedLink } from '../../i18n/localized-link';
import { localizePath } from '../../i18n/paths';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Button, buttonClass } from '../../ui/button/button';
import { loadPart } from '../../utils/load-part';
import { fetchProfile, refusalOf } from './account-calls';
import { AccountFailureNotice } from './account-form';
import * as styles from './account.module.css';
import { useAccount } from './account-store';
import { auth, signOut } from './auth';
import { DeleteForm } from './delete-form';
import { Done } from './done';
import { OwnRequests } from './own-requests';
import { PasswordForm } from './password-form';
import { ShortList } from './short-list';
import { Who } from './who';

const DetailsForm = lazy(async () => ({
  default: (await loadPart(() => import(/* webpackChunkName: "details-form" */ './details-form')))
    .DetailsForm,
}));

/** Loads the details of the signed-in user; redirects others to the sign-in. */
function useProfile() {
  const { locale } = useLocale();
  const { user, over, isKept } = useAccount();
  const [failure, setFailure] = useState<AccountFailure>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!auth.isSignedIn()) {
      if (!over) void navigate(localizePath(ROUTES.login, locale), { replace: true });
      return;
    }
    fetchProfile().catch((error: unknown) => setFailure(refusalOf(error).failure));
  }, [locale, over, round]);
  const retry = () => {
    setFailure(undefined);
    setRound((count) => count + 1);
  };
  return { user, over, isKept, failure, retry };
}

/** The account: requests and meetings, details, password, the way out. */
export function AccountHome() {
  const { t } = useTranslation();
  const { user, over, isKept, failure, retry } = useProfile();
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted || over) {
    return (
      <Done title={t(isDeleted ? 'account:delete.done' : `account:over.${over ?? 'left'}`)}>
        <LocalizedLink
          className={buttonClass('outline')}
          to={isDeleted ? ROUTES.home : ROUTES.login}
        >
          {t(isDeleted ? 'account:home' : 'account:signIn.action')}
        </LocalizedLink>
      </Done>
    );
  }
  if (failure) {
    return (
      <div className={styles.form}>
        <AccountFailureNotice failure={failure} />
        <div className={styles.actions}>
          <Button look="outline" onClick={retry}>
            {t('account:again')}
          </Button>
          <Button look="quiet" onClick={() => void signOut()}>
            {t('account:signOut')}
          </Button>
        </div>
      </div>
    );
  }
  if (!user) return <p role="status">{t('account:loading')}</p>;
  return (
    <div className={styles.home}>
      <div className={styles.who}>
        <Who user={user} />
        <Button look="outline" onClick={() => void signOut()}>
          {t('account:signOut')}
        </Button>
      </div>
      {!isKept && <p role="note">{t('account:notKept')}</p>}
      <section aria-labelledby="account-requests">
        <h2 id="account-requests">{t('account:requests.title')}</h2>
        <OwnRequests />
      </section>
      <section aria-labelledby="account-short-list">
        <h2 id="account-short-list">{t('account:shortList.title')}</h2>
        <ShortList />
      </section>
      <section aria-labelledby="account-details">
        <h2 id="account-details">{t('account:details.title')}</h2>
        <p>{t('account:details.lead')}</p>
        <Suspense fallback={<p role="status">{t('account:loading')}</p>}>
          <DetailsForm user={user} />
        </Suspense>
      </section>
      {user.has_password && (
        <section aria-labelledby="account-password">
          <h2 id="account-password">{t('account:password.title')}</h2>
          <PasswordForm email={user.email} />
        </section>
      )}
      <section aria-labelledby="account-delete">
        <h2 id="account-delete">{t('account:delete.title')}</h2>
        <p>{t('account:delete.lead')}</p>
        <DeleteForm hasPassword={user.has_password} onDeleted={() => setDeleted(true)} />
      </section>
    </div>
  );
}

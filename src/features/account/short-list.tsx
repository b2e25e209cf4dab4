import { useCallback, useEffect, useState } from 'react';
import { ROUTES } from '../../config/routes';
import type { AccountFailure } from '../../domain/account';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/button/button';
import { fetchShortList, putOnShortList, refusalOf } from './account-calls';
import { AccountFailureNotice } from './account-form';
import * as styles from './account.module.css';

/** The visitor's short list. */
export function ShortList() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [projects, setProjects] = useState<readonly { slug: string; title: string }[]>();
  const [failure, setFailure] = useState<AccountFailure>();
  const fail = (error: unknown) => setFailure(refusalOf(error).failure);
  const load = useCallback(() => fetchShortList(locale).then(setProjects), [locale]);
  useEffect(() => void load().catch(fail), [load]);
  const remove = (slug: string) => {
    setFailure(undefined);
    putOnShortList(slug, false).then(load).catch(fail);
  };
  if (failure) return <AccountFailureNotice failure={failure} />;
  if (!projects) return <p role="status">{t('account:loading')}</p>;
  if (projects.length === 0) return <p>{t('account:shortList.none')}</p>;
  return (
    <ul className={styles.requests}>
      {projects.map(({ slug, title }) => (
        <li key={slug} className={styles.project}>
          <LocalizedLink to={`${ROUTES.projects}/${slug}`}>{title}</LocalizedLink>
          <Button look="quiet" onClick={() => remove(slug)}>
            {t('account:shortList.remove', { project: title })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

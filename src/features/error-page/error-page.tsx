import { useEffect, useRef } from 'react';
import { ROUTES } from '../../config/routes';
import { LOCALES, type Locale } from '../../i18n/locales';
import { localizePath } from '../../i18n/paths';
import { Button, buttonClass } from '../../ui/button/button';
import * as styles from './error-page.module.css';
import { errorStrings } from './error-strings';

/**
 * The error page: what happened, a retry, links to other pages. It uses no data of the page; its
 * links are full page loads.
 */
export function ErrorPage({ locale }: { locale: Locale }) {
  const t = errorStrings(locale);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t('error:title');
  useEffect(() => {
    document.title = title;
    heading.current?.focus();
  }, [title]);
  return (
    <main className={styles.page} lang={LOCALES[locale].language}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p>{t('error:text')}</p>
      <p className={styles.ways}>
        <Button onClick={() => window.location.reload()}>{t('error:retry')}</Button>
        <a href={localizePath(ROUTES.home, locale)} className={buttonClass('outline')}>
          {t('error:home')}
        </a>
        <a href={localizePath(ROUTES.contacts, locale)} className={buttonClass('quiet')}>
          {t('error:contacts')}
        </a>
      </p>
    </main>
  );
}

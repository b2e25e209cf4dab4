import { createInstance } from 'i18next';
import { useEffect, useRef } from 'react';
import en from '../../../locales/en/error.json';
import ru from '../../../locales/ru/error.json';
import ua from '../../../locales/ua/error.json';
import { ROUTES } from '../../config/routes';
import { LOCALES, type Locale } from '../../i18n/locales';
import { localizePath } from '../../i18n/paths';
import { Button, buttonClass } from '../../ui/button/button';
import * as styles from './error-page.module.css';

const STRINGS: Readonly<Record<Locale, typeof en>> = { en, ru, ua };

function translator(locale: Locale) {
  const { language } = LOCALES[locale];
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: { error: STRINGS[locale] } },
    ns: 'error',
    initImmediate: false,
  });
  return i18n.t.bind(i18n);
}

/**
 * What a visitor sees when a page broke: what happened, another try, the ways on. It needs
 * nothing of the page; its links load anew.
 */
export function ErrorPage({ locale }: { locale: Locale }) {
  const t = translator(locale);
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

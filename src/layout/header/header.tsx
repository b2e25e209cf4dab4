import { BUILT_IN_MENUS } from '../../config/menus';
import { REQUEST_PATH, ROUTES } from '../../config/routes';
import { RequestLink } from '../../features/lead-form/request-link';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import type { PageContext } from '../../seo/page-context';
import { buttonClass } from '../../ui/button/button';
import { LanguageSwitcher } from '../language-switcher/language-switcher';
import * as styles from './header.module.css';
import { MobileMenu } from './mobile-menu';

interface HeaderProps {
  page: PageContext;
  /** Whether it lies on the page's first photograph. */
  overPhoto?: boolean;
}

/** The company's name, the main menu, the phone, the languages and the way to the account. */
export function Header({ page, overPhoto }: HeaderProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const settings = useSiteSettings(locale);
  return (
    <header className={`${styles.header} ${overPhoto ? styles.overPhoto : ''}`}>
      <div className={styles.bar}>
        <LocalizedLink to={ROUTES.home} className={styles.brand}>
          {settings?.companyName ?? t('common:routes.home')}
        </LocalizedLink>
        <nav aria-label={t('common:nav.main')} className={styles.nav}>
          <ul className={styles.menu}>
            {(settings?.menus ?? BUILT_IN_MENUS).main.map((route) => (
              <li key={route}>
                <LocalizedLink to={ROUTES[route]} partiallyActive activeClassName={styles.active}>
                  {t(`common:routes.${route}`)}
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </nav>
        {settings?.phone && (
          <a className={styles.phone} href={`tel:${settings.phone}`}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M7 3.5 4 5c0 8 7 15 15 15l1.5-3-4-2.5-2 2c-3-1.2-5-3.2-6.5-6.5l2-2z" />
            </svg>
            <span>{settings.phoneText}</span>
          </a>
        )}
        <LocalizedLink
          to={ROUTES.search}
          className={styles.icon}
          title={t('common:routes.search')}
          aria-label={t('common:routes.search')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6" />
            <path d="m15 15 5 5" />
          </svg>
        </LocalizedLink>
        <div className={styles.own}>
          <LanguageSwitcher page={page} />
          <LocalizedLink
            to={ROUTES.account}
            className={styles.icon}
            title={t('common:routes.account')}
            aria-label={t('common:routes.account')}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="8.5" r="3.75" />
              <path d="M4.5 20c1-3.75 4-5.5 7.5-5.5s6.5 1.75 7.5 5.5" />
            </svg>
          </LocalizedLink>
        </div>
        <RequestLink
          to={REQUEST_PATH}
          title={t('common:request.viewing')}
          request={{ kinds: ['meeting'] }}
          className={`${buttonClass('outline')} ${styles.request}`}
        >
          {t('common:request.viewing')}
        </RequestLink>
        <MobileMenu page={page} />
      </div>
    </header>
  );
}

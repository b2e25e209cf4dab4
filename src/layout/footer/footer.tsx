import { useTranslation } from 'react-i18next';
import { FOOTER_MENU, ROUTES } from '../../config/routes';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { LocalizedLink } from '../../i18n/localized-link';
import { useLocale } from '../../i18n/use-locale';
import * as styles from './footer.module.css';

/** All sections of the site and the ways to reach the company. */
export function Footer() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const settings = useSiteSettings(locale);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {settings && (
          <div>
            <p className={styles.brand}>{settings.companyName}</p>
            {settings.about && <p>{settings.about}</p>}
          </div>
        )}
        <nav aria-label={t('common:nav.footer')}>
          <ul className={styles.menu}>
            {FOOTER_MENU.map((route) => (
              <li key={route}>
                <LocalizedLink to={ROUTES[route]}>{t(`common:routes.${route}`)}</LocalizedLink>
              </li>
            ))}
          </ul>
        </nav>
        {settings && (
          <address className={styles.address}>
            {settings.address && <p>{settings.address}</p>}
            {settings.openingHours && <p>{settings.openingHours}</p>}
            <p>
              {settings.phone && <a href={`tel:${settings.phone}`}>{settings.phone}</a>}{' '}
              {settings.email && <a href={`mailto:${settings.email}`}>{settings.email}</a>}
            </p>
          </address>
        )}
      </div>
    </footer>
  );
}

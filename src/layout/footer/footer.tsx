import { BUILT_IN_MENUS } from '../../config/menus';
import { ROUTES } from '../../config/routes';
import { ConsentButton } from '../../features/consent/consent-button';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import * as styles from './footer.module.css';

/** All sections of the site and the ways to reach the company. */
export function Footer() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const settings = useSiteSettings(locale);
  const profiles = [
    { name: 'WhatsApp', href: settings?.whatsapp },
    { name: 'Telegram', href: settings?.telegram },
    { name: 'Instagram', href: settings?.instagram },
    { name: 'YouTube', href: settings?.youtube },
  ].filter(({ href }) => href);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {settings && (
          <div>
            <p className={styles.brand}>{settings.companyName}</p>
            {settings.about && <p className={styles.about}>{settings.about}</p>}
          </div>
        )}
        <nav aria-label={t('common:nav.footer')} className={styles.nav}>
          <ul className={styles.menu}>
            {(settings?.menus ?? BUILT_IN_MENUS).footer.map((route) => (
              <li key={route}>
                <LocalizedLink to={ROUTES[route]}>{t(`common:routes.${route}`)}</LocalizedLink>
              </li>
            ))}
            <ConsentButton className={styles.cookies} />
          </ul>
        </nav>
        {settings && (
          <address className={styles.address}>
            {settings.phone && (
              <a className={styles.phone} href={`tel:${settings.phone}`}>
                {settings.phoneText}
              </a>
            )}
            {settings.email && <a href={`mailto:${settings.email}`}>{settings.email}</a>}
            {settings.address && <p>{settings.address}</p>}
            {settings.openingHours && <p>{settings.openingHours}</p>}
          </address>
        )}
      </div>
      {profiles.length > 0 && (
        <ul className={styles.profiles} aria-label={t('common:contact.messengers')}>
          {profiles.map(({ name, href }) => (
            <li key={name}>
              <a href={href ?? undefined} rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}

import { REQUEST_PATH, ROUTES } from '../../config/routes';
import { RequestLink } from '../../features/lead-form/request-link';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { buttonClass } from '../../ui/button/button';
import * as styles from './lower-bar.module.css';

interface LowerBarProps {
  /** Whether the first screen leaves room for it; else it arrives with the first scroll. */
  hasRoom?: boolean;
}

/**
 * On a phone, what a thumb reaches at the lower edge: projects, a messenger, a viewing. It stands
 * before the page's form or its end, where it leaves the screen.
 */
export function LowerBar({ hasRoom = false }: LowerBarProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const settings = useSiteSettings(locale);
  const messenger = settings?.whatsapp
    ? { name: 'WhatsApp', href: settings.whatsapp }
    : { name: 'Telegram', href: settings?.telegram };
  return (
    <nav
      className={styles.bar}
      aria-label={t('common:nav.thumb')}
      data-print="none"
      data-lower-bar={hasRoom ? '' : 'scrolled'}
    >
      <LocalizedLink to={ROUTES.projects} className={styles.link}>
        {t('common:routes.projects')}
      </LocalizedLink>
      {messenger.href && (
        <a href={messenger.href} className={styles.link} rel="noopener noreferrer">
          {messenger.name}
        </a>
      )}
      <RequestLink
        to={REQUEST_PATH}
        title={t('common:request.viewing')}
        request={{ kinds: ['meeting'] }}
        className={`${buttonClass()} ${styles.request}`}
      >
        {t('common:request.viewing')}
      </RequestLink>
    </nav>
  );
}

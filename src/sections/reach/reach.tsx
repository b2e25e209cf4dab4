import { useSiteSettings } from '../../hooks/use-site-settings';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { buttonClass } from '../../ui/button/button';
import { Facts } from '../../ui/facts/facts';
import { Section } from '../../ui/section/section';
import * as styles from './reach.module.css';

/** How to reach the company at once: telephone, messengers, e-mail, the office with its hours. */
export function Reach() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const settings = useSiteSettings(locale);
  if (!settings) return null;
  const messengers = [
    { name: 'WhatsApp', href: settings.whatsapp },
    { name: 'Telegram', href: settings.telegram },
  ].flatMap(({ name, href }) => (href ? { name, href } : []));
  return (
    <Section label={t('common:reach')} flush>
      <div className={styles.layout}>
        <div className={styles.direct}>
          {settings.phone && (
            <a className={styles.phone} href={`tel:${settings.phone}`}>
              {settings.phoneText}
            </a>
          )}
          {messengers.length > 0 && (
            <p className={styles.ways}>
              {messengers.map(({ name, href }) => (
                <a
                  key={name}
                  className={buttonClass('outline')}
                  href={href}
                  rel="noopener noreferrer"
                >
                  {name}
                </a>
              ))}
            </p>
          )}
          {settings.email && (
            <a className={styles.mail} href={`mailto:${settings.email}`}>
              {settings.email}
            </a>
          )}
        </div>
        <Facts
          facts={[
            { label: t('common:contact.address'), value: settings.address },
            { label: t('common:contact.hours'), value: settings.openingHours },
          ]}
        />
      </div>
    </Section>
  );
}

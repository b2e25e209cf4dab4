import { useSiteSettings } from '../../hooks/use-site-settings';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Facts } from '../../ui/facts/facts';
import * as styles from './contact-ways.module.css';

/** Every way to reach the company; nothing while the editors have given none. */
export function ContactWays() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const settings = useSiteSettings(locale);
  if (!settings) return null;
  const messengers = [
    { name: 'WhatsApp', href: settings.whatsapp },
    { name: 'Telegram', href: settings.telegram },
  ];
  const profiles = [
    { name: 'Instagram', href: settings.instagram },
    { name: 'YouTube', href: settings.youtube },
  ];
  return (
    <div className={styles.ways}>
      {settings.phone && (
        <a className={styles.phone} href={`tel:${settings.phone}`}>
          {settings.phoneText}
        </a>
      )}
      <Facts
        facts={[
          {
            label: t('common:contact.email'),
            value: settings.email && <a href={`mailto:${settings.email}`}>{settings.email}</a>,
          },
          { label: t('common:contact.messengers'), value: links(messengers) },
          { label: t('common:contact.follow'), value: links(profiles) },
          { label: t('common:contact.address'), value: settings.address },
          { label: t('common:contact.hours'), value: settings.openingHours },
        ]}
      />
    </div>
  );
}

function links(targets: ReadonlyArray<{ name: string; href: string | null }>) {
  const given = targets.filter(({ href }) => href);
  if (given.length === 0) return undefined;
  return given.map(({ name, href }, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <a href={href ?? undefined} rel="noopener noreferrer">
        {name}
      </a>
    </span>
  ));
}

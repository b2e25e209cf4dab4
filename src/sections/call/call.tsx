import { REQUEST_PATH } from '../../config/routes';
import { RequestLink } from '../../features/lead-form/request-link';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { buttonClass } from '../../ui/button/button';
import { Section } from '../../ui/section/section';
import * as styles from './call.module.css';

/** A quiet call at the end of a page that has no form: a viewing, or the telephone. */
export function Call() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const settings = useSiteSettings(locale);
  return (
    <Section label={t('common:call.title')} tight>
      <div className={styles.call}>
        <div>
          <h2 className={styles.title}>{t('common:call.title')}</h2>
          <p className={styles.text}>{t('common:call.text')}</p>
        </div>
        <p className={styles.ways}>
          <RequestLink
            to={REQUEST_PATH}
            title={t('common:request.viewing')}
            request={{ kinds: ['meeting'] }}
            className={buttonClass('outline')}
          >
            {t('common:request.viewing')}
          </RequestLink>
          {settings?.phone && <a href={`tel:${settings.phone}`}>{settings.phoneText}</a>}
        </p>
      </div>
    </Section>
  );
}

import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FOOTER_MENU, REQUEST_PATH, ROUTES } from '../../config/routes';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { LocalizedLink } from '../../i18n/localized-link';
import { useLocale } from '../../i18n/use-locale';
import type { PageContext } from '../../seo/page-context';
import { buttonClass } from '../../ui/button/button';
import { LanguageSwitcher } from '../language-switcher/language-switcher';
import * as styles from './mobile-menu.module.css';

/** The whole menu behind a button, where the bar has no room. Opens without JavaScript too. */
export function MobileMenu({ page }: { page: PageContext }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const settings = useSiteSettings(locale);
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  return (
    // Keys are heard here because they come from whatever has the focus within.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={details} className={styles.menu} onKeyDown={onKeyDown}>
      <summary className={styles.toggle}>
        <span className={styles.open}>{t('common:nav.open')}</span>
        <span className={styles.close}>{t('common:nav.close')}</span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label={t('common:nav.open')}>
          <ul className={styles.list}>
            {FOOTER_MENU.map((route) => (
              <li key={route}>
                {/* A link to the page one is on leaves the page as it is, the menu open. */}
                <LocalizedLink to={ROUTES[route]} onClick={close}>
                  {t(`common:routes.${route}`)}
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <LocalizedLink to={REQUEST_PATH} className={buttonClass()} onClick={close}>
            {t('common:request.viewing')}
          </LocalizedLink>
          {settings?.phone && <a href={`tel:${settings.phone}`}>{settings.phoneText}</a>}
          <LanguageSwitcher page={page} />
        </div>
      </div>
    </details>
  );
}

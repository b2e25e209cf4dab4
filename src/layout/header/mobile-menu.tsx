import { useRef, type KeyboardEvent } from 'react';
import { BUILT_IN_MENUS } from '../../config/menus';
import { REQUEST_PATH, ROUTES, type RouteName } from '../../config/routes';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
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
  const { main, rest } = settings?.menus ?? BUILT_IN_MENUS;
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const entry = (route: RouteName) => (
    <li key={route}>
      {/* A link to the current page causes no navigation that would close the menu. */}
      <LocalizedLink to={ROUTES[route]} onClick={close}>
        {t(`common:routes.${route}`)}
      </LocalizedLink>
    </li>
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  return (
    // Key events bubble here from the focused element inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={details} className={styles.menu} onKeyDown={onKeyDown}>
      <summary className={styles.toggle}>
        <span className={styles.open}>{t('common:nav.open')}</span>
        <span className={styles.close}>{t('common:nav.close')}</span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label={t('common:nav.open')}>
          <p className={styles.brand}>{settings?.companyName}</p>
          <ul className={styles.list}>{main.map(entry)}</ul>
          <ul className={styles.rest}>{rest.map(entry)}</ul>
        </nav>
        <div className={styles.foot}>
          <LocalizedLink to={REQUEST_PATH} className={buttonClass()} onClick={close}>
            {t('common:request.viewing')}
          </LocalizedLink>
          {settings?.phone && <a href={`tel:${settings.phone}`}>{settings.phoneText}</a>}
          {settings?.whatsapp && (
            <a href={settings.whatsapp} rel="noopener noreferrer">
              WhatsApp
            </a>
          )}
          <LanguageSwitcher page={page} />
        </div>
      </div>
    </details>
  );
}

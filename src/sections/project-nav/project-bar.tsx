import { useTranslation } from 'react-i18next';
import { REQUEST_ANCHOR } from '../../config/routes';
import { buttonClass } from '../../ui/button/button';
import * as styles from './project-bar.module.css';

/**
 * On a phone, the price and the way to a viewing, always at the lower edge; it stands last on the
 * page, so that it never hides what comes after.
 *
 * @param price - in words
 */
export function ProjectBar({ price }: { price: string }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.bar} aria-label={t('common:request.viewing')} data-print="none">
      <p className={styles.price}>{price}</p>
      <a href={REQUEST_ANCHOR} className={`${buttonClass()} ${styles.request}`}>
        {t('common:request.viewing')}
      </a>
    </aside>
  );
}

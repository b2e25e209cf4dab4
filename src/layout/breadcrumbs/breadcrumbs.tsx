import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../config/routes';
import { LocalizedLink } from '../../i18n/localized-link';
import * as styles from './breadcrumbs.module.css';

export interface Crumb {
  name: string;
  /** Path without a locale prefix. */
  path: string;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs, name }: { crumbs: readonly Crumb[]; name: string }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('common:nav.breadcrumbs')} className={styles.nav}>
      <ol className={styles.list}>
        {[{ name: t('common:routes.home'), path: ROUTES.home }, ...crumbs].map((crumb) => (
          <li key={crumb.path}>
            <LocalizedLink to={crumb.path}>{crumb.name}</LocalizedLink>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

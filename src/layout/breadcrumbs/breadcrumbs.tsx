import { ROUTES } from '../../config/routes';
import { LocalizedLink } from '../../i18n/localized-link';
import type { Language } from '../../i18n/locales';
import { useTranslation } from '../../i18n/translation';
import type { PageContext } from '../../seo/page-context';
import { StructuredData } from '../../seo/structured-data';
import * as styles from './breadcrumbs.module.css';

export interface Crumb {
  name: string;
  /** Path without a locale prefix. */
  path: string;
  /** Language of the name where it is not the page's. */
  lang?: Language;
}

interface BreadcrumbsProps {
  page: PageContext;
  crumbs: readonly Crumb[];
  /** The page's own name. */
  name: string;
  /** Language of the page's name where it is not the page's. */
  lang?: Language;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ page, crumbs, name, lang }: BreadcrumbsProps) {
  const { t } = useTranslation();
  const way: readonly Crumb[] = [{ name: t('common:routes.home'), path: ROUTES.home }, ...crumbs];
  return (
    <nav aria-label={t('common:nav.breadcrumbs')} className={styles.nav}>
      <ol className={styles.list}>
        {way.map((crumb) => (
          <li key={crumb.path}>
            <LocalizedLink to={crumb.path} lang={crumb.lang}>
              {crumb.name}
            </LocalizedLink>
          </li>
        ))}
        <li aria-current="page" lang={lang}>
          {name}
        </li>
      </ol>
      <StructuredData page={page} kind="breadcrumbs" entries={[...way, { name }]} />
    </nav>
  );
}

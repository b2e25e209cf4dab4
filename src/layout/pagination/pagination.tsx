import { useTranslation } from 'react-i18next';
import { pagePath } from '../../config/routes';
import { LocalizedLink } from '../../i18n/localized-link';
import * as styles from './pagination.module.css';

interface PaginationProps {
  /** Path of the list's first page, without a locale prefix. */
  listPath: string;
  /** From 1. */
  pageNumber: number;
  pageCount: number;
}

/** Steps through the pages of a list; nothing for a list of one page. */
export function Pagination({ listPath, pageNumber, pageCount }: PaginationProps) {
  const { t } = useTranslation();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('common:nav.pages')} className={styles.nav}>
      {pageNumber > 1 && (
        <LocalizedLink to={pagePath(listPath, pageNumber - 1)} rel="prev">
          {t('common:pagination.previous')}
        </LocalizedLink>
      )}
      <span>{t('common:pagination.page', { page: pageNumber, count: pageCount })}</span>
      {pageNumber < pageCount && (
        <LocalizedLink to={pagePath(listPath, pageNumber + 1)} rel="next">
          {t('common:pagination.next')}
        </LocalizedLink>
      )}
    </nav>
  );
}

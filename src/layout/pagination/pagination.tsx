import { pagePath } from '../../config/routes';
import type { ListPage } from '../../domain/list-pages';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import * as styles from './pagination.module.css';

interface PaginationProps extends Pick<ListPage, 'pageNumber' | 'pager'> {
  /** Path of the list's first page, without a locale prefix. */
  listPath: string;
}

/** Leads to the other pages of a list; nothing for a list of one page. */
export function Pagination({ listPath, pageNumber, pager }: PaginationProps) {
  const { t } = useTranslation();
  if (pager.length <= 1) return null;
  const current = pager.indexOf(pageNumber);
  const [previous, next] = [pager[current - 1], pager[current + 1]];
  const wordAt = (index: number) => {
    if (index === 0) return t('common:pagination.first');
    return index === pager.length - 1 ? t('common:pagination.last') : undefined;
  };
  return (
    <nav aria-label={t('common:nav.pages')} className={styles.nav}>
      <ul className={styles.pages}>
        {pager.map((entry, index) => {
          const word = wordAt(index);
          if (entry === 'gap') {
            return (
              <li key={`after-${pager[index - 1]}`} className={styles.gap} aria-hidden="true">
                …
              </li>
            );
          }
          return (
            <li key={entry}>
              {index === current ? (
                <span aria-current="page">{word ?? entry}</span>
              ) : (
                <LocalizedLink
                  to={pagePath(listPath, entry)}
                  aria-label={word ? undefined : t('common:pagination.page', { page: entry })}
                >
                  {word ?? entry}
                </LocalizedLink>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.steps}>
        {typeof previous === 'number' && (
          <LocalizedLink to={pagePath(listPath, previous)} rel="prev">
            {t('common:pagination.previous')}
          </LocalizedLink>
        )}
        {typeof next === 'number' && (
          <LocalizedLink to={pagePath(listPath, next)} rel="next">
            {t('common:pagination.next')}
          </LocalizedLink>
        )}
      </p>
    </nav>
  );
}

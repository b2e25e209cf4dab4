import { Link } from 'gatsby';
import { useEffect, useRef, type FormEvent } from 'react';
import { REQUEST_PATH, ROUTES, type RouteName } from '../../config/routes';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/button/button';
import * as rows from '../../ui/list-rows/list-rows.module.css';
import { track } from '../../utils/data-layer';
import { SearchForm } from './search-form';
import * as styles from './search.module.css';
import type { SearchResult } from './site-index';
import { useSiteSearch } from './use-site-search';

const SHOWN = 30;
/** Pages that the empty search offers. */
const OFTEN_SOUGHT = [
  'projects',
  'villas',
  'apartments',
  'oneRoomApartments',
  'sales',
  'articles',
  'whyIsland',
  'contacts',
] as const satisfies readonly RouteName[];
/** A query is told to the data layer when the visitor has paused for this long. */
const TOLD_AFTER_MS = 1000;

/** Searches the site: a field and the pages found, while the visitor types. */
export function SiteSearch() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const { query, setQuery, results, hasFailed, retry } = useSiteSearch(locale, field);
  const count = results?.length;
  useEffect(() => {
    if (count === undefined) return;
    const timer = setTimeout(() => track('view_search_results', { results: count }), TOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [query, count]);
  const onSubmit = (event: FormEvent) => event.preventDefault();
  return (
    <div className={styles.search}>
      <SearchForm query={query} onQuery={setQuery} onSubmit={onSubmit} fieldRef={field} />
      <noscript>
        <p>{t('search:noScript')}</p>
      </noscript>
      <p role="status" className={styles.count}>
        {count !== undefined && count > 0 && t('search:found', { count })}
        {count === 0 && t('search:none', { query: query.trim() })}
        {hasFailed && t('search:failed')}
      </p>
      {hasFailed && (
        <Button look="outline" onClick={retry}>
          {t('search:again')}
        </Button>
      )}
      {query.trim() === '' && <OftenSought />}
      {results && results.length > 0 && <Results results={results.slice(0, SHOWN)} />}
      {count === 0 && (
        <>
          <p>{t('search:hint')}</p>
          <ul className={styles.ways}>
            <li>
              <LocalizedLink to={ROUTES.projects}>{t('common:more.projects')}</LocalizedLink>
            </li>
            <li>
              <LocalizedLink to={ROUTES.articles}>{t('common:more.articles')}</LocalizedLink>
            </li>
            <li>
              <LocalizedLink to={REQUEST_PATH}>{t('search:ask')}</LocalizedLink>
            </li>
          </ul>
        </>
      )}
    </div>
  );
}

function OftenSought() {
  const { t } = useTranslation();
  return (
    <nav aria-labelledby="often-sought">
      <h2 id="often-sought" className={styles.start}>
        {t('search:start')}
      </h2>
      <ul className={styles.sought}>
        {OFTEN_SOUGHT.map((name) => (
          <li key={name} className={rows.row}>
            <LocalizedLink
              to={ROUTES[name]}
              className={`${rows.link} ${rows.title} ${styles.name}`}
            >
              {t(`common:routes.${name}`)}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Results({ results }: { results: readonly SearchResult[] }) {
  const { t } = useTranslation();
  return (
    <ol className={rows.list}>
      {results.map(({ path, kind, title, lang, excerpt }) => (
        <li key={path} className={rows.row}>
          <p className={rows.note}>{t(`search:kind.${kind}`)}</p>
          <div lang={lang}>
            <h2 className={rows.title}>
              <Link to={path} className={rows.link} hrefLang={lang}>
                {title}
              </Link>
            </h2>
            <p className={`${rows.text} ${styles.excerpt}`}>
              {excerpt.map((part, index) =>
                part.isMatch ? (
                  <mark key={index}>{part.text}</mark>
                ) : (
                  <span key={index}>{part.text}</span>
                ),
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

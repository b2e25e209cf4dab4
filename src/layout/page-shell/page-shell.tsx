import type { ReactNode } from 'react';
import { OFFER_PLACE_ATTRIBUTE } from '../../config/browser';
import { useWholePage } from '../../hooks/use-whole-page';
import type { Language } from '../../i18n/locales';
import { useTranslation } from '../../i18n/translation';
import type { PageContext } from '../../seo/page-context';
import { FirstScreen, WholePage } from '../../ui/first-screen/first-screen';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import * as styles from './page-shell.module.css';

const CONTENT_ID = 'content';

interface PageShellProps {
  page: PageContext;
  /** Breadcrumbs, without the home page and the page itself. */
  crumbs?: readonly Crumb[];
  /** Last breadcrumb, the page's own name; none on the home page. */
  name?: string;
  /** Language of that name where it is not the page's. */
  lang?: Language;
  /** Whether the text is a fallback in another language. */
  isFallback?: boolean;
  /** Whether the page begins with a photograph that the header lies on. */
  overPhoto?: boolean;
  /** What the first screen shows is one child, the first. */
  children: ReactNode;
}

/** The frame of every page: header, breadcrumbs, footer. */
export function PageShell(props: PageShellProps) {
  const { page, crumbs = [], name, lang, isFallback, overPhoto, children } = props;
  const { t } = useTranslation();
  const isWhole = useWholePage();
  return (
    <div className={styles.page}>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {t('common:skip')}
      </a>
      <Header page={page} overPhoto={overPhoto} />
      {name && (
        // An unknown URL has no counterpart in other languages, and no breadcrumbs.
        <div className={styles.way} {...{ [OFFER_PLACE_ATTRIBUTE]: '' }}>
          <Breadcrumbs page={page} crumbs={crumbs} name={name} lang={lang} />
        </div>
      )}
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className={isWhole ? styles.main : `${styles.main} ${styles.beginning}`}
      >
        {isFallback && (
          <p className={styles.notice} role="note">
            <span>{t('common:fallback.notice')}</span>
          </p>
        )}
        <WholePage.Provider value={isWhole}>
          <FirstScreen>{children}</FirstScreen>
        </WholePage.Provider>
      </main>
      {isWhole && <Footer />}
    </div>
  );
}

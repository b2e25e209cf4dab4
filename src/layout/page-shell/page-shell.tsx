import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OFFER_PLACE_ATTRIBUTE } from '../../config/browser';
import type { PageContext } from '../../seo/page-context';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import * as styles from './page-shell.module.css';

const CONTENT_ID = 'content';

interface PageShellProps {
  page: PageContext;
  /** The way here, without the home page and the page itself. */
  crumbs?: readonly Crumb[];
  /** Name of the page at the end of the way; none on the home page. */
  name?: string;
  /** Whether the text is another language's, for want of a translation. */
  isFallback?: boolean;
  /** Whether the page begins with a photograph that the header lies on. */
  overPhoto?: boolean;
  children: ReactNode;
}

/** What stands around every page: header, the way here, footer. */
export function PageShell(props: PageShellProps) {
  const { page, crumbs = [], name, isFallback, overPhoto, children } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {t('common:skip')}
      </a>
      <Header page={page} overPhoto={overPhoto} />
      {name && (
        // Only where there is a way here: an unknown address has no counterpart in other languages.
        <div className={styles.way} {...{ [OFFER_PLACE_ATTRIBUTE]: '' }}>
          <Breadcrumbs crumbs={crumbs} name={name} />
        </div>
      )}
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {isFallback && (
          <p className={styles.notice} role="note">
            <span>{t('common:fallback.notice')}</span>
          </p>
        )}
        {children}
      </main>
      <Footer />
    </div>
  );
}

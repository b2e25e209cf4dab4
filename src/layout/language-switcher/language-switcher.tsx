import { Link } from 'gatsby';
import { useId } from 'react';
import { NEEDS_HYDRATION } from '../../config/browser';
import { LOCALE_CODES, LOCALES, nameOf, type Locale } from '../../i18n/locales';
import { localizePath } from '../../i18n/paths';
import { followLocaleLink } from '../../i18n/switch-locale';
import { useTranslation } from '../../i18n/translation';
import type { PageContext } from '../../seo/page-context';
import * as styles from './language-switcher.module.css';

/** Links to the same page in the other languages, marking missing translations. */
export function LanguageSwitcher({ page }: { page: PageContext }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <nav aria-label={t('common:language.label')}>
      <ul className={styles.list}>
        {LOCALE_CODES.map((code) => {
          const missing = lacksTranslation(page, code)
            ? t('common:language.missing', { language: originalLanguage(page) })
            : undefined;
          return (
            // The link speaks its own language, what is said about it that of the page.
            <li key={code} title={missing}>
              <Link
                {...NEEDS_HYDRATION}
                to={localizePath(page.sharedPath, code)}
                onClick={(event) => followLocaleLink(event, code, page.sharedPath)}
                hrefLang={LOCALES[code].language}
                lang={LOCALES[code].language}
                aria-current={code === page.locale ? 'true' : undefined}
                aria-label={`${code.toUpperCase()} ${nameOf(code)}`}
                aria-describedby={missing && `${id}${code}`}
              >
                {code.toUpperCase()}
              </Link>
              {missing && (
                <span id={`${id}${code}`} hidden>
                  {missing}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A page that is not to be indexed lists no translations; its words are ours, in every locale. */
function lacksTranslation(page: PageContext, code: Locale): boolean {
  const { language } = LOCALES[code];
  return (
    page.alternates.length > 0 && !page.alternates.some(({ hreflang }) => hreflang === language)
  );
}

function originalLanguage(page: PageContext): string {
  const original = LOCALE_CODES.find((code) => !lacksTranslation(page, code));
  return original ? nameOf(original) : '';
}

import { graphql } from 'gatsby';
import { vacancyPath } from '../../config/routes';
import { contentLanguage } from '../../i18n/content-language';
import { formatDate } from '../../i18n/format';
import { LocalizedLink } from '../../i18n/localized-link';
import { OriginalLanguage } from '../../i18n/original-language';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Section } from '../../ui/section/section';
import * as styles from './vacancies.module.css';

/** Open positions; each has a page with its duties and terms. */
export function Vacancies({ vacancies }: { vacancies: readonly Queries.VacancyLineFragment[] }) {
  const { t, labelOf } = useTranslation();
  const { locale, language } = useLocale();
  return (
    <Section id="vacancies" title={t('people:vacancies')}>
      {vacancies.length === 0 && <p>{t('people:noVacancies')}</p>}
      <ul className={styles.list}>
        {vacancies.map((vacancy) => {
          const lang = contentLanguage(vacancy.contentLocale, locale);
          return (
            <li key={vacancy.slug} className={styles.vacancy}>
              <h3 className={styles.name} lang={lang}>
                <LocalizedLink to={vacancyPath(vacancy.slug)} hrefLang={lang}>
                  {vacancy.title}
                </LocalizedLink>
              </h3>
              <p className={styles.terms}>
                {vacancy.place && (
                  <>
                    <span lang={lang}>{vacancy.place}</span>
                    {' · '}
                  </>
                )}
                {labelOf('people:employment', vacancy.employment)}
                <OriginalLanguage contentLocale={vacancy.contentLocale} />
              </p>
              {vacancy.summary && (
                <p className={styles.lead} lang={lang}>
                  {vacancy.summary}
                </p>
              )}
              <p className={styles.date}>
                {t('people:published')}{' '}
                <time dateTime={vacancy.publishedAt}>
                  {formatDate(vacancy.publishedAt, language)}
                </time>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment VacancyLine on Vacancy {
    slug
    title
    place
    summary
    employment
    publishedAt
    validThrough
    contentLocale
  }
`;

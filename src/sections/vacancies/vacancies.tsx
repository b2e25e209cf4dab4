import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../config/routes';
import { RequestLink } from '../../features/lead-form/request-link';
import { contentLanguage } from '../../i18n/content-language';
import { formatDate } from '../../i18n/format';
import { OriginalLanguage } from '../../i18n/original-language';
import { useLocale } from '../../i18n/use-locale';
import { buttonClass } from '../../ui/button/button';
import { RichText } from '../../ui/rich-text/rich-text';
import { Section } from '../../ui/section/section';
import * as styles from './vacancies.module.css';

/** Open positions, each with its duties and terms. */
export function Vacancies({ vacancies }: { vacancies: readonly Queries.VacancyTextFragment[] }) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  return (
    <Section id="vacancies" title={t('people:vacancies')}>
      {vacancies.length === 0 && <p>{t('people:noVacancies')}</p>}
      {vacancies.map((vacancy) => (
        <details
          key={vacancy.slug}
          id={vacancy.slug}
          className={styles.vacancy}
          lang={contentLanguage(vacancy.contentLocale, locale)}
        >
          <summary className={styles.summary}>
            <h3 className={styles.name}>{vacancy.title}</h3>
            <p className={styles.terms}>
              {vacancy.place && `${vacancy.place} · `}
              <span lang={language}>{t(`people:employment.${vacancy.employment}`)}</span>
              <OriginalLanguage contentLocale={vacancy.contentLocale} />
            </p>
          </summary>
          <div className={styles.text}>
            <p className={styles.date} lang={language}>
              {t('people:published')}{' '}
              <time dateTime={vacancy.publishedAt}>
                {formatDate(vacancy.publishedAt, language)}
              </time>
            </p>
            {vacancy.summary && <p className={styles.lead}>{vacancy.summary}</p>}
            {vacancy.body && <RichText html={vacancy.body} locale={locale} />}
            <p lang={language}>
              <RequestLink
                to={`${ROUTES.career}#request`}
                title={vacancy.title}
                request={{ kinds: ['vacancy'], vacancies, vacancy: vacancy.slug }}
                className={buttonClass('outline')}
              >
                {t('common:request.vacancy')}
              </RequestLink>
            </p>
          </div>
        </details>
      ))}
    </Section>
  );
}

export const fragment = graphql`
  fragment VacancyText on Vacancy {
    slug
    title
    place
    summary
    body
    employment
    publishedAt
    contentLocale
  }
`;

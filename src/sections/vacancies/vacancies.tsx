import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '../../i18n/content-language';
import { formatDate } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { RichText } from '../../ui/rich-text/rich-text';

/** Open positions, each with its duties and terms. */
export function Vacancies({ vacancies }: { vacancies: readonly Queries.VacancyTextFragment[] }) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  return (
    <section>
      <h2>{t('people:vacancies')}</h2>
      {vacancies.length === 0 && <p>{t('people:noVacancies')}</p>}
      {vacancies.map((vacancy) => {
        const lang = contentLanguage(vacancy.contentLocale, locale);
        return (
          <article key={vacancy.slug} id={vacancy.slug} lang={lang}>
            <h3>{vacancy.title}</h3>
            <p>
              {vacancy.place && `${vacancy.place} · `}
              <span lang={language}>
                {t(`people:employment.${vacancy.employment}`)} · {t('people:published')}{' '}
                <time dateTime={vacancy.publishedAt}>
                  {formatDate(vacancy.publishedAt, language)}
                </time>
              </span>
            </p>
            {vacancy.summary && <p>{vacancy.summary}</p>}
            {vacancy.body && <RichText html={vacancy.body} locale={locale} />}
          </article>
        );
      })}
    </section>
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

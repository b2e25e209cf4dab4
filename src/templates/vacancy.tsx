import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ROUTES } from '../config/routes';
import { contentLanguage, fieldLanguage } from '../i18n/content-language';
import { formatDate } from '../i18n/format';
import { LocalizedLink } from '../i18n/localized-link';
import { pageTranslator } from '../i18n/strings';
import { useTranslation } from '../i18n/translation';
import { PageShell } from '../layout/page-shell/page-shell';
import { ContactWays } from '../sections/contact-ways/contact-ways';
import { Request } from '../sections/request/request';
import { VacancyFacts } from '../sections/vacancy-facts/vacancy-facts';
import type { PageContext } from '../seo/page-context';
import { PageHead } from '../seo/page-head';
import { StructuredData } from '../seo/structured-data';
import { moreLinkClass } from '../ui/more-link/more-link';
import { PageHeading } from '../ui/page-heading/page-heading';
import { RichText } from '../ui/rich-text/rich-text';
import { Section } from '../ui/section/section';

interface VacancyPageContext extends PageContext {
  /** Whether the last day to apply had passed when the site was built. */
  expired: boolean;
}

type Data = Queries.VacancyPageQuery;

function VacancyPage({ data: { vacancy }, pageContext }: PageProps<Data, VacancyPageContext>) {
  const { t } = useTranslation();
  if (!vacancy) return null;
  const { locale, language, expired } = pageContext;
  const { publishedAt, validThrough } = vacancy;
  const lang = contentLanguage(vacancy.contentLocale, locale);
  const lastDay = validThrough && formatDate(validThrough, language);
  return (
    <PageShell
      page={pageContext}
      crumbs={[{ name: t('common:routes.career'), path: ROUTES.career }]}
      name={vacancy.title}
      lang={lang}
      isFallback={vacancy.isFallback}
    >
      <>
        <PageHeading
          title={vacancy.title}
          lead={vacancy.summary}
          leadLang={fieldLanguage(vacancy, 'summary', locale)}
          lang={lang}
          visualisation={t('common:visualisation')}
        >
          <p>
            {t('people:published')}{' '}
            <time dateTime={publishedAt}>{formatDate(publishedAt, language)}</time>
            {lastDay &&
              ` · ${t(expired ? 'people:vacancy.ended' : 'people:vacancy.until', { date: lastDay })}`}
          </p>
        </PageHeading>
        <Section flush>
          <VacancyFacts vacancy={vacancy} lang={lang} />
        </Section>
      </>
      <Section flush>
        {vacancy.body && (
          <RichText
            html={vacancy.body}
            locale={locale}
            lang={fieldLanguage(vacancy, 'body', locale)}
          />
        )}
        <p>
          <LocalizedLink to={`${ROUTES.career}#vacancies`} className={moreLinkClass}>
            {t('people:vacancy.open')}
          </LocalizedLink>
        </p>
      </Section>
      {!expired && (
        <Request
          title={t('common:request.vacancy')}
          request={{ kinds: ['vacancy'], vacancies: [vacancy], vacancy: vacancy.slug }}
        >
          <ContactWays />
        </Request>
      )}
      <StructuredData page={pageContext} kind="vacancy" vacancy={vacancy} />
    </PageShell>
  );
}

export default VacancyPage;

export function Head({ data, pageContext }: HeadProps<Data, VacancyPageContext>) {
  const { vacancy, locales } = data;
  if (!vacancy) return null;
  const { title, seoTitle, place, seoDescription, summary } = vacancy;
  const { t } = pageTranslator(locales, pageContext.language);
  const described = place ? [t('common:seo.vacancy', { title, place })] : [];
  return (
    <PageHead
      page={pageContext}
      title={seoTitle || title}
      wordings={[...(seoTitle ? [seoTitle] : described), title]}
      description={seoDescription || summary}
    />
  );
}

export const query = graphql`
  query VacancyPage($id: String!, $language: String!) {
    vacancy(id: { eq: $id }) {
      slug
      title
      summary
      body
      publishedAt
      validThrough
      country
      locality
      contentLocale
      isFallback
      fallbackFields
      fallbackLocales
      seoTitle
      seoDescription
      ...VacancyFacts
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "people"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;

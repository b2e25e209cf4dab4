import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { isVacancyOpen } from '../domain/vacancy';
import { useTranslation } from '../i18n/translation';
import { PageShell } from '../layout/page-shell/page-shell';
import { ContactWays } from '../sections/contact-ways/contact-ways';
import { FixedPage } from '../sections/fixed-page/fixed-page';
import { PageBlocks } from '../sections/page-blocks/page-blocks';
import { Request } from '../sections/request/request';
import { Vacancies } from '../sections/vacancies/vacancies';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { Section } from '../ui/section/section';

interface CareerPageContext extends PageContext {
  /** ISO 8601 date the site was built on. */
  today: string;
}

function CareerPage({ data, pageContext }: PageProps<Queries.CareerPageQuery, CareerPageContext>) {
  const { t } = useTranslation();
  const { page } = data;
  const vacancies = data.vacancies.nodes.filter(({ validThrough }) =>
    isVacancyOpen(validThrough, pageContext.today),
  );
  return (
    <PageShell page={pageContext} name={t('common:routes.career')} isFallback={page?.isFallback}>
      <FixedPage page={page} route="career">
        {page && page.blocks.length > 0 && (
          <Section flush>
            <PageBlocks blocks={page.blocks} headings="h2" />
          </Section>
        )}
      </FixedPage>
      <Vacancies vacancies={vacancies} />
      <Request title={t('common:request.vacancy')} request={{ kinds: ['vacancy'], vacancies }}>
        <ContactWays />
      </Request>
    </PageShell>
  );
}

export default CareerPage;

export function Head({ data, pageContext }: HeadProps<Queries.CareerPageQuery, PageContext>) {
  return <FixedPageHead pageContext={pageContext} route="career" data={data} />;
}

export const query = graphql`
  query CareerPage($pageSlug: String!, $locale: String!, $language: String!) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...PageTexts
    }
    vacancies: allVacancy(
      filter: { locale: { eq: $locale } }
      sort: [{ isFallback: ASC }, { order: ASC }]
    ) {
      nodes {
        ...VacancyLine
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "people"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;

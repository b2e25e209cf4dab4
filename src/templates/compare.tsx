import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from '../i18n/translation';
import { PageShell } from '../layout/page-shell/page-shell';
import { Comparison } from '../sections/comparison/comparison';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { PageHeading } from '../ui/page-heading/page-heading';
import { Section } from '../ui/section/section';

interface ComparePageContext extends PageContext {
  /** ISO 8601 date of the build, at the office. */
  today: string;
}

function ComparePage({
  data,
  pageContext,
}: PageProps<Queries.ComparePageQuery, ComparePageContext>) {
  const { t } = useTranslation();
  return (
    <PageShell page={pageContext} name={t('common:routes.compare')}>
      <>
        <PageHeading
          title={t('compare:title')}
          lead={t('compare:lead')}
          visualisation={t('common:visualisation')}
        />
        <Section flush>
          <Comparison projects={data.projects.nodes} today={pageContext.today} />
        </Section>
      </>
    </PageShell>
  );
}

export default ComparePage;

export function Head({ data, pageContext }: HeadProps<Queries.ComparePageQuery, PageContext>) {
  return <FixedPageHead pageContext={pageContext} route="compare" data={data} />;
}

export const query = graphql`
  query ComparePage($locale: String!, $language: String!) {
    projects: allProject(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...ComparedProject
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "compare", "project"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;

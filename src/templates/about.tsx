import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from '../i18n/translation';
import { PageEnd } from '../layout/page-end/page-end';
import { PageShell } from '../layout/page-shell/page-shell';
import { FixedPage } from '../sections/fixed-page/fixed-page';
import { PageBlocks } from '../sections/page-blocks/page-blocks';
import { Team } from '../sections/team/team';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { Section } from '../ui/section/section';

function AboutPage({ data, pageContext }: PageProps<Queries.AboutPageQuery, PageContext>) {
  const { t } = useTranslation();
  const { page, team } = data;
  return (
    <PageShell page={pageContext} name={t('common:routes.about')} isFallback={page?.isFallback}>
      <FixedPage page={page} route="about" columns />
      {page && page.blocks.length > 0 && (
        <Section tone="sand" title={t('people:principles')}>
          <PageBlocks blocks={page.blocks} />
        </Section>
      )}
      {team.nodes.length > 0 && (
        <Section id="team" title={t('people:team')}>
          <Team members={team.nodes} />
        </Section>
      )}
      <PageEnd />
    </PageShell>
  );
}

export default AboutPage;

export function Head({ data, pageContext }: HeadProps<Queries.AboutPageQuery, PageContext>) {
  return <FixedPageHead pageContext={pageContext} route="about" data={data} />;
}

export const query = graphql`
  query AboutPage($pageSlug: String!, $locale: String!, $language: String!) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...PageTexts
    }
    team: allTeamMember(
      filter: { locale: { eq: $locale } }
      sort: [{ isFallback: ASC }, { order: ASC }]
    ) {
      nodes {
        ...TeamMemberCard
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

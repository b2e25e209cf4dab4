import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CoastMap } from '../features/map/coast-map';
import { useTranslation } from '../i18n/translation';
import { PageEnd } from '../layout/page-end/page-end';
import { ProjectList } from '../layout/project-list/project-list';
import { PageShell } from '../layout/page-shell/page-shell';
import { FixedPage } from '../sections/fixed-page/fixed-page';
import { TypeLinks } from '../sections/type-links/type-links';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { Section } from '../ui/section/section';

interface ProjectsPageContext extends PageContext {
  /** ISO 8601 date of the build, at the office. */
  today: string;
}

function ProjectsPage({
  data,
  pageContext,
}: PageProps<Queries.ProjectsPageQuery, ProjectsPageContext>) {
  const { t } = useTranslation();
  const { page, projects } = data;
  return (
    <PageShell page={pageContext} name={t('common:routes.projects')} isFallback={page?.isFallback}>
      <FixedPage page={page} route="projects" compact>
        <Section flush>
          {projects.nodes.length === 0 ? (
            <p>{t('common:empty.projects')}</p>
          ) : (
            <>
              <TypeLinks types={projects.nodes.map(({ type }) => type)} />
              <ProjectList projects={projects.nodes} today={pageContext.today} />
            </>
          )}
        </Section>
        {projects.nodes.length > 0 && (
          <Section id="map" title={t('map:title')} tight>
            <CoastMap />
          </Section>
        )}
      </FixedPage>
      <PageEnd />
    </PageShell>
  );
}

export default ProjectsPage;

export function Head({ data, pageContext }: HeadProps<Queries.ProjectsPageQuery, PageContext>) {
  return <FixedPageHead pageContext={pageContext} route="projects" data={data} />;
}

export const query = graphql`
  query ProjectsPage($pageSlug: String!, $locale: String!, $language: String!) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...PageTexts
    }
    projects: allProject(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "map", "projects"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageShell } from '../layout/page-shell/page-shell';
import { FixedPage } from '../sections/fixed-page/fixed-page';
import { ProjectCards } from '../sections/project-cards/project-cards';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';

function ProjectsPage({ data, pageContext }: PageProps<Queries.ProjectsPageQuery, PageContext>) {
  const { t } = useTranslation();
  const { page, projects } = data;
  return (
    <PageShell page={pageContext} name={t('common:routes.projects')} isFallback={page?.isFallback}>
      <FixedPage page={page} route="projects">
        {projects.nodes.length > 0 ? (
          <ProjectCards projects={projects.nodes} headings="h2" />
        ) : (
          <p>{t('common:empty.projects')}</p>
        )}
      </FixedPage>
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
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Strings
    }
  }
`;
